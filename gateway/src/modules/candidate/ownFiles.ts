import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { CheckRow } from '../checks/checkRepository';
import { candidateFileIds } from '../checks/formRepository';
import { words } from './words';

/** Files that a form or an answer names, with where it names them. */
interface Named {
  path: string;
  fileIds: readonly string[] | undefined;
}

/**
 * Holds what a candidate names to the files uploaded through the own invitation. Whatever else there is, of the enterprise, of
 * another candidate or of staff, is refused like a file that never was.
 * @throws 1000 naming each place
 */
export async function assertOwnUploads(
  ctx: SessionCtx,
  check: CheckRow,
  named: readonly Named[],
): Promise<void> {
  if (named.every(({ fileIds = [] }) => fileIds.length === 0)) return;
  const own = new Set((await candidateFileIds(ctx.tx, check)).map(({ fileId }) => fileId));
  const foreign = named.filter(({ fileIds = [] }) => fileIds.some((id) => !own.has(id)));
  if (foreign.length > 0)
    throw fieldError(foreign.map(({ path }) => ({ path, msg: words.uploadAgain[ctx.lang] })));
}
