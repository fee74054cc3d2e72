// Jest over console, gateway and tools. file-type and its kin are ES modules that load each other with import().
import { runNode } from './lib/run.mjs';

const flags = [
  process.env.NODE_OPTIONS,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
];
process.exit(
  await runNode('node_modules/jest/bin/jest.js', process.argv.slice(2), {
    NODE_OPTIONS: flags.filter(Boolean).join(' '),
  }),
);
