// Type-checks the three worlds: the browser's, the gateway's and the tools'. Every one is run, so one run shows all.
// TypeScript is started by path: a second `tsc` on the PATH (a transitive one) must not be taken.
import { runNode } from './lib/run.mjs';

let failed = false;
for (const project of ['tsconfig.json', 'gateway/tsconfig.json', 'tsconfig.tools.json']) {
  failed = (await runNode('node_modules/typescript/bin/tsc', ['-p', project])) !== 0 || failed;
}
process.exit(failed ? 1 : 0);
