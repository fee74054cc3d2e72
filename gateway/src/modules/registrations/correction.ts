import { CODE } from '@probity/contract/codeNames';
import { MOST_SENDINGS } from '@probity/contract/rules/registrationForm';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { isTaking } from '../candidate/formState';
import { sendFiles, type ApplicationFileRow } from './applicationFileRepository';
import type { ApplicationRow } from './applicationRepository';
import { insertVersionOf, setCorrected, setDraft } from './applicationVersionRepository';
import type { Content } from './domain/content';
import type { FormRow } from './formRepository';
import { openContent, sealContent, sealDraft, sealVersion } from './sealed';

export interface OwnPlace {
  form: FormRow;
  own: ApplicationRow | null;
  /** Whether this phone may fill in and send: always, where the form is not by invitation. */
  isInvited: boolean;
}

/**
 * Who has sent may correct it while the form runs and no check was begun from it, or the one that was is cancelled or expired. It takes
 * no place: it has been taken in.
 * @throws 2104 the form is not open to them now, 2606 a check was begun, 2607 corrected too often
 */
export function assertCorrectable({ form, own, isInvited }: OwnPlace, now: Date): void {
  if (!own?.sentAt || !isInvited || !isTaking(form, now)) throw new BusinessError(CODE.ALREADY_SUBMITTED);
  if (own.isChecked) throw new BusinessError(CODE.CHECK_BEGUN);
  if (own.sending >= MOST_SENDINGS)
    throw new BusinessError(CODE.TOO_MANY_CORRECTIONS, { limit: MOST_SENDINGS - 1 });
}

export function isCorrectable({ form, own, isInvited }: OwnPlace, now: Date): boolean {
  return Boolean(
    own?.sentAt && !own.isChecked && own.sending < MOST_SENDINGS && isInvited && isTaking(form, now),
  );
}

/** What a correction is begun from, and changed over: the last that was saved or sent. */
export const correctedFrom = ({ draftAt, correctedAt, sentAt }: ApplicationRow): Date =>
  draftAt ?? correctedAt ?? sentAt!;

/** Keeps a correction that is not sent yet; nobody but the applicant reads it. @throws 2201 another tab or phone went on */
export async function saveCorrection(
  ctx: SessionCtx,
  own: ApplicationRow,
  content: Content,
  read: string | undefined,
): Promise<{ savedAt: string }> {
  if (read === undefined || correctedFrom(own).getTime() !== Date.parse(read))
    throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  const at = ctx.clock.now();
  await setDraft(ctx.tx, own, { contentEnc: sealDraft(ctx, own.id, content), at });
  return { savedAt: at.toISOString() };
}

/**
 * Sends a correction: what counted is kept as it was sent, and this counts. What is the same in every word is no correction.
 * @returns whether anything changed
 */
export async function sendCorrection(
  ctx: SessionCtx,
  { form, own }: { form: FormRow; own: ApplicationRow },
  content: Content,
  files: readonly ApplicationFileRow[],
): Promise<boolean> {
  const { tx } = ctx;
  const at = ctx.clock.now();
  const before = openContent(ctx, own);
  const isSame =
    JSON.stringify(before) === JSON.stringify(content) &&
    own.version === form.version &&
    files.every(({ sending }) => sending !== null);
  if (isSame) {
    await setDraft(tx, own, null);
    return false;
  }
  const id = uuidv7(at.getTime());
  await insertVersionOf(tx, own, {
    ...{ id, sending: own.sending, version: own.version!, sentAt: own.correctedAt ?? own.sentAt! },
    contentEnc: sealVersion(ctx, id, before),
  });
  await setCorrected(tx, own, {
    ...{ version: form.version, at, name: content.name },
    contentEnc: sealContent(ctx, own.id, content),
  });
  await sendFiles(tx, own, own.sending + 1);
  return true;
}
