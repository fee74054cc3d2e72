import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env, Secrets } from './settings';

interface SecretTexts {
  PEPPER: string;
  DATA_KEYS: string;
  BLIND_INDEX_KEY: string;
  DATABASE_KEY: string;
}

const NAMES = ['PEPPER', 'DATA_KEYS', 'BLIND_INDEX_KEY', 'DATABASE_KEY'] as const;

/**
 * Secrets from the environment (base64 of 32 bytes; DATA_KEYS as `2:<base64>,1:<base64>`, newest first). Outside
 * production, those not given are made once and kept in DATA_DIR/secrets.json, readable by the owner alone.
 */
export function loadSecrets(env: Env, production: boolean, dataDir: string, faults: string[]): Secrets {
  const given: Partial<SecretTexts> = {};
  for (const name of NAMES) if (env[name]) given[name] = env[name];
  const texts: Partial<SecretTexts> = production ? given : { ...keptSecrets(dataDir), ...given };
  const secrets = {
    pepper: key('PEPPER', texts.PEPPER, faults),
    dataKeys: dataKeys(texts.DATA_KEYS, faults),
    blindIndexKey: key('BLIND_INDEX_KEY', texts.BLIND_INDEX_KEY, faults),
    databaseKey: key('DATABASE_KEY', texts.DATABASE_KEY, faults),
  };
  const all = [
    secrets.pepper,
    secrets.blindIndexKey,
    secrets.databaseKey,
    ...secrets.dataKeys.map(({ key: k }) => k),
  ];
  if (faults.length === 0 && new Set(all.map((k) => k.toString('hex'))).size !== all.length) {
    faults.push('PEPPER, DATA_KEYS, BLIND_INDEX_KEY and DATABASE_KEY must all differ');
  }
  return secrets;
}

function key(name: string, text: string | undefined, faults: string[]): Buffer {
  if (!text) {
    faults.push(`${name} is missing (base64 of 32 random bytes)`);
    return Buffer.alloc(32);
  }
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) faults.push(`${name} must be base64 of exactly 32 bytes`);
  else if (isDefault(bytes)) faults.push(`${name} is a default or patterned value, not a random one`);
  return bytes;
}

/** Thirty-two random bytes practically never hold fewer than 16 different ones, nor are they all letters. */
function isDefault(bytes: Buffer): boolean {
  return new Set(bytes).size < 16 || /^[\x20-\x7e]+$/.test(bytes.toString('latin1'));
}

function dataKeys(text: string | undefined, faults: string[]): { id: number; key: Buffer }[] {
  if (!text) {
    faults.push('DATA_KEYS is missing (<key id>:<base64 of 32 random bytes>, newest first)');
    return [];
  }
  const keys = text.split(',').map((entry) => {
    const match = /^(\d{1,5}):(.+)$/.exec(entry.trim());
    if (!match || Number(match[1]) > 65_535) {
      faults.push('DATA_KEYS must look like <key id>:<base64>, with a key id of 0 to 65535');
      return { id: -1, key: Buffer.alloc(0) };
    }
    return { id: Number(match[1]), key: key('DATA_KEYS', match[2], faults) };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) faults.push('DATA_KEYS names a key id twice');
  return keys;
}

function keptSecrets(dataDir: string): SecretTexts {
  const path = join(dataDir, 'secrets.json');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SecretTexts;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made: SecretTexts = {
    PEPPER: newKey(),
    DATA_KEYS: `1:${newKey()}`,
    BLIND_INDEX_KEY: newKey(),
    DATABASE_KEY: newKey(),
  };
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    // A second process made them at the same moment: use its secrets.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(path, 'utf8')) as SecretTexts;
  }
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}
