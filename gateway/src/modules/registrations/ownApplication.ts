import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { createLink, revokeLinks } from '../accounts/linkRepository';
import { accountById } from '../accounts/accountRepository';
import { sessionPhone } from '../accounts/sessionPhone';
import {
  applicationById,
  countSent,
  deleteApplications,
  insertApplication,
  lockApplicationOf,
  setSent,
  updateContent,
  type ApplicationRow,
} from './applicationRepository';
import { asked, contentFaults, strayIn, type Content } from './domain/content';
import { isTaking } from './formLink';
import { formAt, formById, lockForm, type FormRow } from './formRepository';
import { contentOf } from './formService';
import { openContent, sealContent, sealMobile } from './sealed';

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;
/** What is begun and never sent goes after these days. */
const DRAFT_DAYS = 30;
const MAX_NAME = 50;

interface OwnPlace {
  form: FormRow;
  own: ApplicationRow | null;
}

/** The form of this visitor's `s`, and what their phone gave to it. @throws 2101 */
async function ownPlace({ tx, session }: SessionCtx): Promise<OwnPlace> {
  const { targetKind, targetId, mobileIndex } = session.visitor ?? {};
  if (targetKind !== 'registration' || !targetId || !mobileIndex) throw new BusinessError(CODE.LINK_CLOSED);
  // An applicant's own link leads to what they gave, the form's to the form.
  const given = await applicationById(tx, session.mainId, targetId);
  if (given && given.mobileIndex !== mobileIndex) throw new BusinessError(CODE.LINK_CLOSED);
  const form = await formById(tx, session.mainId, given?.formId ?? targetId);
  if (!form) throw new BusinessError(CODE.LINK_CLOSED);
  const key = { mainId: session.mainId, formId: form.id, mobileIndex };
  return { form, own: await lockApplicationOf(tx, key) };
}

export async function getOwnApplication(ctx: SessionCtx): Promise<Schemas['OwnApplication']> {
  return view(ctx, await ownPlace(ctx));
}

async function view(ctx: SessionCtx, { form, own }: OwnPlace): Promise<Schemas['OwnApplication']> {
  const now = ctx.clock.now();
  const taking = isTaking(form, now);
  const shown = own?.version ? await formAt(ctx.tx, form, own.version) : form;
  return {
    mainName: (await accountById(ctx.tx, ctx.session.mainId)).name,
    mobile: maskPhone(await sessionPhone(ctx)),
    form: contentOf(shown),
    content: own && openContent(ctx, own),
    savedAt: own?.savedAt.toISOString() ?? null,
    sentAt: own?.sentAt?.toISOString() ?? null,
    erasedAt: own?.eraseAt.toISOString() ?? null,
    isTaking: taking,
    expiresOn: taking ? form.lastDay : null,
  };
}

/**
 * Keeps what is filled in so far; it need not be complete. The same again, because a reply was lost, is done.
 * @throws 1000, 2101, 2104 sent already, 2201 another tab or phone went on, 2602
 */
export async function saveOwnApplication(
  ctx: SessionCtx,
  { content: typed, savedAt: read }: BodyOf<'saveOwnApplication'>,
): Promise<{ savedAt: string }> {
  const { tx } = ctx;
  const { form, own } = await ownPlace(ctx);
  if (own?.sentAt) throw new BusinessError(CODE.ALREADY_SUBMITTED);
  const now = ctx.clock.now();
  if (!isTaking(form, now)) throw new BusinessError(CODE.FORM_CLOSED);
  const stray = strayIn(typed, ctx.lang);
  if (stray.length > 0) throw fieldError(stray);
  const name = [...plainText(typed.name)].slice(0, MAX_NAME).join('');
  const content: Content = { ...typed, name };
  const eraseAt = new Date(now.getTime() + DRAFT_DAYS * DAY_MS);
  if (!own) {
    const id = uuidv7(now.getTime());
    const key = { mainId: form.mainId, id };
    const row = {
      ...key,
      formId: form.id,
      mobileIndex: ctx.session.visitor!.mobileIndex,
      name,
      savedAt: now,
      eraseAt,
    };
    await insertApplication(tx, {
      ...row,
      mobileEnc: sealMobile(ctx, id, await sessionPhone(ctx)),
      contentEnc: sealContent(ctx, id, content),
    });
    await linkBack(ctx, { id, until: eraseAt });
    return { savedAt: now.toISOString() };
  }
  if (JSON.stringify(openContent(ctx, own)) === JSON.stringify(content))
    return { savedAt: own.savedAt.toISOString() };
  if (read === undefined || own.savedAt.getTime() !== Date.parse(read))
    throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  await updateContent(tx, own, {
    name,
    contentEnc: sealContent(ctx, own.id, content),
    savedAt: now,
    eraseAt,
  });
  return { savedAt: now.toISOString() };
}

/** By it an applicant finds what they gave with the phone alone, also once the form's link has ended. */
async function linkBack(
  { tx, session }: SessionCtx,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  const link = { sHash: sha256Hex(newShareCode()), kind: 'registration', targetId: id } as const;
  await createLink(tx, { ...link, mobileIndexes: [session.visitor!.mobileIndex], expiresAt: until });
}

/** Sends what is kept. @throws 2101, 2103 with the faults, 2104, 2602–2604 */
export async function submitOwnApplication(
  ctx: SessionCtx,
  { version }: BodyOf<'submitOwnApplication'>,
): Promise<Schemas['OwnApplication']> {
  const { tx, lang } = ctx;
  const place = await ownPlace(ctx);
  if (place.own?.sentAt) throw new BusinessError(CODE.ALREADY_SUBMITTED);
  const form = found(await lockForm(tx, place.form.mainId, place.form.id));
  const now = ctx.clock.now();
  if (!isTaking(form, now)) throw new BusinessError(CODE.FORM_CLOSED);
  if (form.version !== version) throw new BusinessError(CODE.FORM_CHANGED);
  const { own } = place;
  const content = asked(own ? openContent(ctx, own) : { name: '', entries: {}, answers: [] }, form.content);
  const faults = contentFaults(content, form.content, lang);
  if (faults.length > 0 || !own)
    throw new BusinessError(
      CODE.ANSWERS_INCOMPLETE,
      { fields: [...new Set(faults.map(({ msg }) => msg))].join('; ') },
      { fields: faults },
    );
  if ((await countSent(tx, form.mainId, form.id)) >= form.mostApplications!)
    throw new BusinessError(CODE.FORM_FULL);
  const eraseAt = new Date(now.getTime() + form.content.keepDays * DAY_MS);
  const sent = {
    version,
    at: now,
    eraseAt,
    name: content.name,
    contentEnc: sealContent(ctx, own.id, content),
  };
  await setSent(tx, own, sent);
  await revokeLinks(tx, own.id, now);
  await linkBack(ctx, { id: own.id, until: eraseAt });
  await audit(ctx, 'registration.sent', own.id, form.title);
  return view(ctx, await ownPlace(ctx));
}

/** Deletes everything the applicant gave; twice is once. */
export async function deleteOwnApplication(ctx: SessionCtx): Promise<Schemas['Done']> {
  const { form, own } = await ownPlace(ctx);
  if (own) {
    await deleteApplications(ctx.tx, own.mainId, [own.id]);
    if (own.sentAt) await audit(ctx, 'registration.takenBack', own.id, form.title);
    await revokeLinks(ctx.tx, own.id, ctx.clock.now());
  }
  return { done: true };
}

async function audit(
  ctx: SessionCtx,
  action: 'registration.sent' | 'registration.takenBack',
  applicationId: string,
  form: string,
): Promise<void> {
  await ctx.audit({ action, entity: 'application', entityId: applicationId, detail: { form } });
}
