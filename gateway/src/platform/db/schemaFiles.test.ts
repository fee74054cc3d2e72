import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '../config/root';
import { readMigrations } from './schemaFiles';

const folder = join(findRoot(), 'gateway/migrations');

/** What stands here may have run on somebody's database, which then starts with this version no more if the file has changed. */
const listed = readFileSync(join(folder, 'checksums.txt'), 'utf8').trimEnd().split('\n');

test('a migration is what it was when it was listed, and a new one is listed', () => {
  expect(readMigrations(folder).map(({ name, checksum }) => `${checksum}  ${name}`)).toEqual(listed);
});
