import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { CheckRow } from '../checks/checkRepository';
import { candidateFileIds } from '../checks/formRepository';
import { words } from './words';

/** Files named by a form or an answer, with the place that names them. */
interface Named {
  path: string;
  fileIds: readonly string[] | undefined;
}

/**
 * Checks that the files a candidate names were uploaded through their own invitation. Any other file, of the enterprise, of
 * another candidate or of staff, is refused like one that does not exist.
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
