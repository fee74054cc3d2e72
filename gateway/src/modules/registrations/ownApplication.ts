import { CODE } from '@probity/contract/codeNames';
import { LONGEST_PERSON_NAME } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { moveLinks, revokeLinks } from '../accounts/linkRepository';
import { hasRoom } from '../candidate/formLinkRepository';
import { isTaking } from '../candidate/formState';
import { deleteFiles, filesOf, sendFiles } from './applicationFileRepository';
import {
  deleteApplications,
  setPlace,
  setSent,
  updateContent,
  type ApplicationRow,
} from './applicationRepository';
import { SESSION_SECONDS } from '../accounts/openSession';
import { stayNoMore } from '../accounts/sessionRepository';
import {
  assertCorrectable,
  correctedFrom,
  saveCorrection,
  sendCorrection,
  type OwnPlace,
} from './correction';
import { asked, contentFaults, isBlank, strayIn, type Content } from './domain/content';
import { askingNow } from './asking';
import { askedFiles, fileFaults } from './domain/files';
import { lockForm } from './formRepository';
import { setOpened } from './inviteeRepository';
import { assertRoom, assertTaking, beginApplication, draftEnd, ownPlace, ownView } from './ownPlace';
import { openContent, openDraft, sealContent } from './sealed';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;

export async function getOwnApplication(ctx: SessionCtx): Promise<Schemas['OwnApplication']> {
  const place = await ownPlace(ctx);
  const { mobileIndex } = ctx.session.visitor!;
  if (place.form.byList) await setOpened(ctx.tx, place.form, mobileIndex!, ctx.clock.now());
  return ownView(ctx, place);
}

/**
 * Keeps what is filled in so far; it need not be complete. The same again, because a reply was lost, is done.
 * @throws 1000, 2101, 2104 sent already and not to be corrected, 2606, 2607, 2201 another tab or phone went on or deleted it, 2602 and
 *   2604 nothing was begun, 2620
 */
export async function saveOwnApplication(
  ctx: SessionCtx,
  { content: typed, savedAt: read, version }: BodyOf<'saveOwnApplication'>,
): Promise<{ savedAt: string }> {
  const { tx } = ctx;
  const place = await ownPlace(ctx);
  const { form, own } = place;
  const now = ctx.clock.now();
  if (own?.sentAt) assertCorrectable(place, now);
  // What was begun is kept up also while the form is closed: the enterprise may open it again.
  else if (!own) assertTaking(place, now);
  else if (!place.isInvited) throw new BusinessError(CODE.NOT_INVITED);
  const stray = strayIn(typed, ctx.lang);
  if (stray.length > 0) throw fieldError(stray);
  const name = [...plainText(typed.name)].slice(0, LONGEST_PERSON_NAME).join('');
  const content: Content = { ...typed, name };
  // Of a version that is not there yet nobody saw anything.
  const shownVersion = version === undefined ? null : Math.min(version, form.version);
  if (!own) {
    // Whoever read something and finds nothing has deleted it elsewhere: a tab left open does not bring it back.
    const begun = read === undefined ? await beginApplication(ctx, form, { content, shownVersion }) : null;
    if (!begun) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
    return { savedAt: begun.toISOString() };
  }
  const before = own.sentAt ? openDraft(ctx, own) : openContent(ctx, own);
  if (JSON.stringify(before) === JSON.stringify(content)) return { savedAt: savedOf(own).toISOString() };
  if (own.sentAt) return saveCorrection(ctx, own, content, read);
  // What a file alone began has nothing that could be overwritten.
  const isRead = read === undefined ? isBlank(before) : own.savedAt.getTime() === Date.parse(read);
  if (!isRead) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  const eraseAt = draftEnd(now);
  await updateContent(tx, own, {
    name,
    contentEnc: sealContent(ctx, own.id, content),
    ...{ shownVersion, savedAt: now, eraseAt },
  });
  if (own.linkNo !== form.linkNo) await keepPlace(ctx, place, own);
  await moveLinks(tx, own.id, eraseAt, now);
  return { savedAt: now.toISOString() };
}

/** When what the applicant sees was saved: what is filled in, or a correction of what was sent. */
const savedOf = (own: ApplicationRow): Date => (own.sentAt ? correctedFrom(own) : own.savedAt);

/** Whoever goes on with what an earlier link began takes a place of the present one, where there is one. */
async function keepPlace(ctx: SessionCtx, { form }: OwnPlace, own: ApplicationRow): Promise<void> {
  const locked = found(await lockForm(ctx.tx, form.mainId, form.id));
  if (isTaking(locked, ctx.clock.now()) && (await hasRoom(ctx.tx, locked)))
    await setPlace(ctx.tx, own, locked.linkNo);
}

/**
 * Sends what is kept, or a correction of what was sent.
 * @throws 2101, 2103 with the faults, 2104 not to be corrected now, 2201 another tab or phone went on, 2602–2604, 2606, 2607, 2620
 */
export async function submitOwnApplication(
  ctx: SessionCtx,
  { version, savedAt: read }: BodyOf<'submitOwnApplication'>,
): Promise<Schemas['OwnApplication']> {
  const { tx, lang } = ctx;
  const before = await ownPlace(ctx);
  const form = found(await lockForm(tx, before.form.mainId, before.form.id));
  // Behind the lock: who is taken off the list in this moment, or was.
  const place = { ...(await ownPlace(ctx)), form };
  const now = ctx.clock.now();
  if (place.own?.sentAt) assertCorrectable(place, now);
  else assertTaking(place, now);
  if (form.version !== version) throw new BusinessError(CODE.FORM_CHANGED);
  const { own } = place;
  // What is sent is what was shown: a tab left open does not send what was written, or deleted, elsewhere.
  if (read !== undefined && (!own || savedOf(own).getTime() !== Date.parse(read)))
    throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  const items = await askingNow(ctx);
  const content = asked(
    own ? openDraft(ctx, own) : { name: '', entries: {}, answers: [] },
    form.content,
    items,
  );
  const files = own ? await filesOf(tx, own) : [];
  const kept = askedFiles(form.content, files);
  const faults = [
    ...contentFaults(content, form.content, items, lang),
    ...fileFaults(form.content, kept, lang),
  ];
  if (faults.length > 0 || !own)
    throw new BusinessError(
      CODE.ANSWERS_INCOMPLETE,
      { fields: [...new Set(faults.map(({ msg }) => msg))].join('; ') },
      { fields: faults },
    );
  const stray = files.filter((one) => !kept.includes(one)).map(({ fileId }) => fileId);
  await deleteFiles(tx, own.mainId, stray, now);
  if (own.sentAt) {
    if (await sendCorrection(ctx, { form, own }, content, kept))
      await auditOwn(ctx, 'registration.corrected', own.id, form.title);
    return ownView(ctx, await ownPlace(ctx));
  }
  // Begun by an earlier link, it has no place of this one yet.
  if (own.linkNo !== form.linkNo) await assertRoom(ctx, form);
  const eraseAt = new Date(now.getTime() + form.content.keepDays * DAY_MS);
  await setSent(tx, own, {
    ...{ version, at: now, eraseAt, name: content.name },
    contentEnc: sealContent(ctx, own.id, content),
  });
  await sendFiles(tx, own, 1);
  await setPlace(tx, own, form.linkNo);
  await moveLinks(tx, own.id, eraseAt, now);
  await auditOwn(ctx, 'registration.sent', own.id, form.title);
  return ownView(ctx, await ownPlace(ctx));
}

/** Deletes everything the applicant gave; twice is once. */
export async function deleteOwnApplication(ctx: SessionCtx): Promise<Schemas['Done']> {
  const { form, own } = await ownPlace(ctx);
  if (own) {
    const now = ctx.clock.now();
    await deleteApplications(ctx.tx, own.mainId, [own.id], now);
    if (own.sentAt) await auditOwn(ctx, 'registration.takenBack', own.id, form.title);
    await revokeLinks(ctx.tx, own.id, now);
    await stayNoMore(ctx.tx, ctx.session.sessionId, new Date(now.getTime() + SESSION_SECONDS * 1000));
  }
  return { done: true };
}

export async function auditOwn(
  ctx: Pick<SessionCtx, 'audit'>,
  action:
    'registration.sent' | 'registration.corrected' | 'registration.takenBack' | 'registration.fileTakenBack',
  applicationId: string,
  form: string,
): Promise<void> {
  await ctx.audit({ action, entity: 'application', entityId: applicationId, detail: { form } });
}
