// Development: the gateway under tsx, restarted on change, and webpack-dev-server with React refresh in front of it.
// PORT is the gateway's, DEV_PORT (default 8090) the one to open in the browser.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/root.mjs';

const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'gateway/src/main.ts'],
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
].map(([file, ...args]) =>
  spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, WEBPACK_SERVE: 'true', BABEL_ENV: 'development' },
  }),
);

// One without the other is of no use: when either ends, so does the other.
for (const child of children) {
  child.on('exit', (code) => {
    children.forEach((other) => other.kill('SIGTERM'));
    process.exitCode ??= code ?? 1;
  });
}
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));
process.on('SIGINT', () => undefined); // the terminal sends it to the children itself
