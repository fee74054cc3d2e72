// ESLint, Prettier and the contract's own lint. All are run, so one run shows all.
import { runNode } from './lib/run.mjs';

const runs = [
  [
    'node_modules/eslint/bin/eslint.js',
    [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/eslint',
    ],
  ],
  [
    'node_modules/prettier/bin/prettier.cjs',
    [
      '--check',
      '--log-level',
      'warn',
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      '.cache/prettier',
      '.',
    ],
  ],
  [
    'node_modules/@redocly/cli/bin/cli.js',
    ['lint', 'contract/openapi.json', '--config', 'scripts/redocly.yaml'],
    { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  ],
];
let failed = false;
for (const [file, args, env] of runs) failed = (await runNode(file, args, env)) !== 0 || failed;
process.exit(failed ? 1 : 0);
