import { monthBegins, nextMonth } from '../../kernel/chinaMonth';
import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { costsBy, inLang } from './costRepository';
import { movementsBetween } from './ledgerRepository';
import { words } from './words';

/** More people or departments than anybody compares at once. */
const MOST = 200;
const MOST_MONTHS = 24;

/**
 * What was charged in whole months of China's time, by one of its sides, and in all: what stands in no row, because there are too
 * many, is in the sum. @throws 1000 months the wrong way round, or too many
 */
export async function getCosts(
  { tx, session, lang }: SessionCtx,
  { by, from, to }: BodyOf<'getCosts'>,
): Promise<ReplyOf<'getCosts'>> {
  const [begins, ends] = [monthBegins(from), monthBegins(nextMonth(to))];
  if (to < from) throw fieldError([{ path: 'to', msg: words.monthsTurned[lang] }]);
  if (monthsBetween(from, to) > MOST_MONTHS)
    throw fieldError([{ path: 'from', msg: words.tooManyMonths({ n: MOST_MONTHS })[lang] }]);
  const range = { from: begins, until: ends };
  const rows = await costsBy(tx, session.mainId, { by, ...range, limit: MOST });
  const { charged, chargesReversed } = await movementsBetween(tx, session.mainId, begins, ends);
  return {
    total: charged - chargesReversed,
    rows: rows.map(({ key, checks, charged: cost, ...names }) => ({
      ...{ key, checks, charged: cost },
      name: inLang(names, lang),
    })),
  };
}

function monthsBetween(from: string, to: string): number {
  const count = (month: string) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return year * 12 + number;
  };
  return count(to) - count(from) + 1;
}
