import { CODE } from '@probity/contract/codeNames';
import {
  isSameText,
  plainWords,
  textFaults,
  type BothWords,
  type SignedTextKind,
} from '@probity/contract/rules/signedTexts';
import type { SessionCtx } from '../../kernel/context';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { BusinessError, fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { lockAccount } from '../accounts/accountRepository';
import { publish } from '../events/publish';
import { queueSignOff } from '../work/subjectWork';
import { textAt } from './textAt';
import { insertTextChange, textChanges, wordsOfChange, type TextChangeRow } from './textRepository';
import { basisOf, earliestDay, openOf, signedTextView } from './textView';
import { textFaultWords, words as say } from './words/faults';

/**
 * Hands in another version of a text; it counts once somebody else has signed it off. The same sent again, because its reply was
 * lost, is the one that waits.
 * @throws 1000 at the field, 2608 somebody was first, 2609 one waits for its sign-off, 2610 one waits for its day, 2611
 */
export async function askTextVersion(
  ctx: SessionCtx,
  { kind, basedOn, effectiveOn, signAnew, words: given }: BodyOf<'askTextVersion'>,
): Promise<ReplyOf<'askTextVersion'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  await lockAccount(tx, mainId);
  const now = clock.now();
  const words: BothWords = { en: plainWords(given.en), zh: plainWords(given.zh) };
  assertWords(ctx, kind, words);
  assertDay(ctx, { kind, effectiveOn, signAnew, now });
  const rows = await textChanges(tx, mainId, kind);
  const open = openOf(rows, now);
  if (open && (await isSentAgain(ctx, open, { effectiveOn, signAnew, words })))
    return signedTextView(ctx, kind);
  if (basisOf(rows, now) !== basedOn) throw new BusinessError(CODE.TEXT_OVERTAKEN);
  if (open?.status === 'waiting') throw new BusinessError(CODE.TEXT_WAITS);
  if (open) throw new BusinessError(CODE.TEXT_PLANNED, { day: open.effectiveOn });
  if (isSameText(words, (await textAt(tx, kind, now)).words)) throw new BusinessError(CODE.TEXT_UNCHANGED);
  const [id, version] = [uuidv7(now.getTime()), versionOf(rows, effectiveOn)];
  const writing = { writtenBy: userId, writtenAt: now };
  await insertTextChange(tx, { mainId, id, kind, version, words, signAnew, effectiveOn, ...writing });
  await queueSignOff(tx, { mainId, id }, { at: now, onDay: effectiveOn });
  const event = { entity: 'signedText', entityId: id, mainId } as const;
  await ctx.audit({ ...event, action: 'signedText.asked', detail: { kind, version, day: effectiveOn } });
  await publish(ctx, { ...event, kind: 'signedText.asked' });
  return signedTextView(ctx, kind);
}

function assertWords({ lang }: SessionCtx, kind: SignedTextKind, words: BothWords): void {
  const faults = Object.entries(textFaults(kind, words)).map(([field, { fault, about }]) => ({
    path: `words.${field}`,
    msg: textFaultWords[fault]({ about })[lang],
  }));
  if (faults.length > 0) throw fieldError(faults);
}

function assertDay(
  ctx: SessionCtx,
  asked: { kind: SignedTextKind; effectiveOn: string; signAnew: boolean; now: Date },
): void {
  const { kind, effectiveOn, signAnew, now } = asked;
  effectiveFrom(ctx, effectiveOn, now);
  if (signAnew && kind === 'consent')
    throw fieldError([{ path: 'signAnew', msg: say.consentAnew[ctx.lang] }]);
  const day = earliestDay(now, signAnew);
  if (effectiveOn < day)
    throw fieldError([{ path: 'effectiveOn', msg: say.announcedFirst({ day })[ctx.lang] }]);
}

async function isSentAgain(
  { tx, session }: SessionCtx,
  open: TextChangeRow,
  sent: { effectiveOn: string; signAnew: boolean; words: BothWords },
): Promise<boolean> {
  const isSame =
    open.status === 'waiting' &&
    open.writtenBy === session.userId &&
    open.effectiveOn === sent.effectiveOn &&
    open.signAnew === sent.signAnew;
  return isSame && isSameText(await wordsOfChange(tx, session.mainId, open.id), sent.words);
}

/** A version is called by its day; a further one of the same day has a number. */
function versionOf(rows: readonly TextChangeRow[], day: string): string {
  const taken = rows.filter(({ version }) => version === day || version.startsWith(`${day}-`)).length;
  return taken === 0 ? day : `${day}-${taken + 1}`;
}
