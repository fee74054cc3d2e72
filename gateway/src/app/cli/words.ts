/** The refusal of a command that has done nothing yet, in words for the person who runs it. */
export class CommandRefused extends Error {}

/** Faults from below the product, by their code: disk, network, PostgreSQL. */
const known: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EFBIG: 'The file would be larger than this disk or user allows',
  EROFS: 'The disk can only be read',
  EACCES: 'This user may not read or write there',
  EPERM: 'This user may not read or write there',
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'There is no such folder',
  EISDIR: 'That is a folder',
  EIO: 'The disk cannot be read or written',
  ECONNREFUSED: 'Nothing answers at the address of the database',
  ENOTFOUND: 'The host of the database is not known',
  ETIMEDOUT: 'The database does not answer',
  ECONNRESET: 'The connection to the database broke',
  '28P01': 'The database refuses this user and password',
  '28000': 'The database refuses this user',
  '3D000': 'There is no database of that name',
  '42501': 'The database user lacks a privilege',
  '53100': 'The disk of the database is full',
  '57P01': 'The connection to the database was ended',
  '57P03': 'The database is just starting or stopping',
};

/** One sentence about what went wrong; never a stack, never a statement. */
export function inWords(error: unknown): string {
  const { code, path } = (error ?? {}) as { code?: unknown; path?: unknown };
  const cause = typeof code === 'string' ? known[code] : undefined;
  if (cause) return typeof path === 'string' ? `${cause}: ${path}` : cause;
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]!.trim() || 'It failed without a word';
}
