import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a package's command-line file with this very Node, its output passed through.
 * @param {string} file path of the JavaScript file below the project
 * @param {string[]} args
 * @param {Record<string, string>} env added to this process's environment
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export async function runNode(file, args = [], env = {}) {
  return ended(start(file, args, env, 'inherit'));
}

/**
 * The same, its output kept: for what runs beside something else.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{code: number, output: string}>} standard output and errors, in the order they came
 */
export async function runNodeQuietly(file, args = []) {
  const child = start(file, args, {}, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const closed = new Promise((resolve) => child.on('close', resolve));
  const code = await ended(child);
  await closed;
  return { code, output };
}

function start(file, args, env, stdio) {
  return spawn(process.execPath, [path.join(root, file), ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  });
}

function ended(child) {
  return new Promise((resolve, reject) => {
    const passOn = (signal) => child.kill(signal);
    process.on('SIGINT', passOn);
    process.on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}
