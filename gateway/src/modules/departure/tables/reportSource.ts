import { CODE } from '@probity/contract/codeNames';
import { maskName } from '@probity/contract/rules/masks';
import type { Reader } from '../../../kernel/context';
import { BusinessError } from '../../../kernel/errors';
import { reachedCheck } from '../../checks/detailService';
import { asMember } from '../../reports/reportReader';
import { reportView } from '../../reports/reportView';
import { countReported, reportedAfter } from '../departureRepository';
import type { Source } from '../source';

/** The newest version of each published report, as its readers see it; the candidate's name as in every file. */
export const reportSource: Source = {
  name: 'reports',
  // A report is read from several tables and opened: some of them take the second that a chunk may.
  atOnce: 25,
  count: ({ tx, session }) => countReported(tx, session.mainId),
  async read(ctx: Reader, after, limit) {
    const found = await reportedAfter(ctx.tx, ctx.session.mainId, after as string | null, limit + 1);
    const ids = found.slice(0, limit);
    const rows: unknown[] = [];
    for (const id of ids) {
      const check = await reachedCheck(ctx, id);
      // What was erased meanwhile has no report any more.
      if (check.erasedAt) continue;
      const view = await reportView(ctx, check, asMember).catch((error: unknown) => {
        // Erased between the two readings.
        if (error instanceof BusinessError && error.code === CODE.DATA_ERASED) return null;
        throw error;
      });
      if (!view) continue;
      const { allowed: _allowed, history: _history, expiresAt: _expiresAt, ...report } = view;
      rows.push({ ...report, candidateName: maskName(report.candidateName) });
    }
    return { rows, next: found.length > limit ? ids.at(-1)! : null };
  },
};
