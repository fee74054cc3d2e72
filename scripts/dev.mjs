// Development: the gateway under tsx, restarted on change, and webpack-dev-server with React refresh in front of it.
// PORT is the gateway's, DEV_PORT (default 8090) the one to open in the browser.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/root.mjs';

const PARENT_CHECK_MS = 1_000;
const READY_CHECK_MS = 2_000;
const host = process.env.HOST ?? '127.0.0.1';
const page = `http://${host}:${process.env.DEV_PORT ?? 8090}`;

const children = [
  // What the gateway reads while it runs is no import of it: tsx is told to watch it too.
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', ...watched(), 'gateway/src/main.ts'],
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development'],
].map(([file, ...args]) =>
  spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Links in SMS open the page that refreshes.
    env: { PUBLIC_URL: page, ...process.env, WEBPACK_SERVE: 'true', BABEL_ENV: 'development' },
  }),
);
const stop = () => children.forEach((child) => child.kill('SIGTERM'));

// One without the other is of no use: when either ends, so does the other.
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ??= code ?? 1;
  });
}
process.on('SIGTERM', stop);
process.on('SIGINT', () => undefined); // the terminal sends it to the children itself

// npm ends its shell on SIGTERM without handing it on: then this would be left running.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop();
}, PARENT_CHECK_MS).unref();

// Both are there when the gateway answers through the page's own server.
let isTold = false;
const asking = setInterval(async () => {
  const isUp = await fetch(`${page}/readyz`).then(
    ({ ok }) => ok,
    () => false, // nobody listens yet
  );
  if (!isUp || isTold) return;
  isTold = true;
  clearInterval(asking);
  process.stdout.write(`\nOpen ${page}: it refreshes as you edit; the gateway behind it restarts.\n`);
}, READY_CHECK_MS).unref();

function watched() {
  return ['contract/*.yaml', 'gateway/migrations/**/*.sql'].map((files) => `--include=${files}`);
}
