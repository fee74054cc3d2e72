import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findRoot } from '../src/platform/config/root';

export interface Started {
  child: ChildProcess;
  /** All it has written so far. */
  output: () => string;
  /** The exit code. */
  ended: Promise<number | null>;
}

/** The gateway as its own process, bundled for this run (globalSetup), on a port of its own and without demo data. */
export function startProcess(
  env: Record<string, string>,
  args: string[] = [],
  within?: (command: string[]) => string[],
): Started {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(NODE_OPTIONS|NODE_ENV|DATABASE_URL|APP_DATABASE_URL|PORT|npm_lifecycle_event)$/.test(name),
    ),
  );
  const command = [process.execPath, 'gateway/dist/test/main.js', ...args];
  const [program, ...rest] = within ? within(command) : command;
  const child = spawn(program!, rest, {
    cwd: findRoot(),
    env: { ...clean, PORT: '0', METRICS_PORT: 'off', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as under npm, for a test that signals the group.
    detached: within !== undefined,
  });
  let text = '';
  child.stdout!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** The address it listens on, as soon as it does. */
export async function addressOf(started: Started, withinMs = 25_000): Promise<string> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const found = /Probity is at (\S+)/.exec(started.output())?.[1];
    if (found) return found;
    if (started.child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`The gateway did not start:\n${started.output()}`);
}
