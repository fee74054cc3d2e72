// Development: the gateway, bundled and restarted on change, and webpack-dev-server with React refresh in front of it. PORT
// is the gateway's, DEV_PORT (default 8090) the one to open in the browser.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { watchGateway } from './lib/buildGateway.mjs';
import { root } from './lib/root.mjs';

const PARENT_CHECK_MS = 1_000;
const READY_CHECK_MS = 2_000;
const host = process.env.HOST ?? '127.0.0.1';
const page = `http://${host}:${process.env.DEV_PORT ?? 8090}`;

const stopped = new Set();
let isStopping = false;
let gateway;

const webpack = launch(['node_modules/webpack-cli/bin/cli.js', 'serve', '--mode', 'development']);
webpack.on('exit', endWith);
await watchGateway(alsoRead, startGateway);

/** Starts the newly bundled gateway, once the previous one has released its port. */
function startGateway() {
  const before = gateway;
  const start = () => {
    if (isStopping) return;
    gateway = launch(['gateway/dist/dev/main.js']);
    const own = gateway;
    own.on('exit', (code) => {
      if (!stopped.has(own)) endWith(code);
    });
  };
  if (!before || before.exitCode !== null) return start();
  stopped.add(before);
  before.once('exit', start);
  before.kill('SIGTERM');
}

function launch([file, ...args]) {
  return spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Links in SMS open the page that refreshes.
    env: { PUBLIC_URL: page, ...process.env, WEBPACK_SERVE: 'true', BABEL_ENV: 'development' },
  });
}

/** One is of no use without the other: when either ends, so do all. */
function endWith(code) {
  stop();
  process.exitCode ??= code ?? 1;
}

function stop() {
  isStopping = true;
  const running = [webpack, gateway].filter((child) => child && child.exitCode === null);
  let left = running.length;
  for (const child of running) {
    child.once('exit', () => {
      left -= 1;
      // The watcher of the sources would run forever.
      if (left === 0) process.exit();
    });
    // A second signal would interrupt a child that is already stopping in order.
    if (!stopped.has(child)) child.kill('SIGTERM');
  }
  if (left === 0) process.exit();
}
process.on('SIGTERM', stop);
process.on('SIGINT', () => {
  // The terminal sends it to the children itself: once webpack is gone, all are waited for.
  isStopping = true;
  if (gateway) stopped.add(gateway);
});

// npm ends its shell on SIGTERM without passing it on: this process would be left running.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  stop();
}, PARENT_CHECK_MS).unref();

// Both are ready when the gateway answers through the page's own server.
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

function alsoRead() {
  return ['contract', 'gateway/migrations'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((file) => /\.sql$|^openapi\.json$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
}
