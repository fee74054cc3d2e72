import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { accountById } from '../accounts/accountRepository';
import { createLink } from '../accounts/linkRepository';
import { sessionPhone } from '../accounts/sessionPhone';
import { filesOf } from './applicationFileRepository';
import {
  applicationById,
  insertApplication,
  lockApplicationOf,
  type ApplicationRow,
} from './applicationRepository';
import { askingNow } from './asking';
import { correctedFrom, isCorrectable, type OwnPlace } from './correction';
import type { Content } from './domain/content';
import { hasRoom } from '../candidate/formLinkRepository';
import { dictOffers, dictWords, LINK_WORDS } from '../reference/dictWords';
import { isTaking } from '../candidate/formState';
import { formAsOf, formAt, formById, lockForm, type FormRow } from './formRepository';
import { contentOf } from './formService';
import { knownOf } from './inviteeRepository';
import { openContent, openDraft, sealContent, sealMobile } from './sealed';

const DAY_MS = 86_400_000;
/** What is begun and never sent goes after these days. */
const DRAFT_DAYS = 30;

/** What of an applicant's call its rules need: an upload has no transaction of its own. */
export type Applicant = Pick<SessionCtx, 'tx' | 'session' | 'services' | 'clock'>;

/**
 * The form of this visitor's `s`, and what their phone gave to it. Only a proven phone is told whether it is on a list, and only
 * of itself; who gave something reads and deletes it, on the list or not.
 * @throws 2101, 2620 not on the list of a form by invitation
 */
export async function ownPlace({ tx, session }: Pick<Applicant, 'tx' | 'session'>): Promise<OwnPlace> {
  const { targetKind, targetId, mobileIndex } = session.visitor ?? {};
  if (targetKind !== 'registration' || !targetId || !mobileIndex) throw new BusinessError(CODE.LINK_CLOSED);
  // An applicant's own link leads to what they gave, the form's to the form.
  const given = await applicationById(tx, session.mainId, targetId);
  if (given && given.mobileIndex !== mobileIndex) throw new BusinessError(CODE.LINK_CLOSED);
  const form = await formById(tx, session.mainId, given?.formId ?? targetId);
  if (!form) throw new BusinessError(CODE.LINK_CLOSED);
  const key = { mainId: session.mainId, formId: form.id, mobileIndex };
  const own = await lockApplicationOf(tx, key);
  const isInvited = !form.byList || (await knownOf(tx, form, [mobileIndex])).size > 0;
  if (!isInvited && !own) throw new BusinessError(CODE.NOT_INVITED);
  return { form, own, isInvited };
}

/** What is filled in may be saved and sent. @throws 2602, 2620 */
export function assertTaking({ form, isInvited }: OwnPlace, now: Date): void {
  if (!isTaking(form, now)) throw new BusinessError(CODE.FORM_CLOSED);
  if (!isInvited) throw new BusinessError(CODE.NOT_INVITED);
}

export async function ownView(
  ctx: SessionCtx,
  { form, own, isInvited }: OwnPlace,
): Promise<components['schemas']['OwnApplication']> {
  const isOpen = isInvited && isTaking(form, ctx.clock.now());
  const isFull = isOpen && own?.linkNo !== form.linkNo && !(await hasRoom(ctx.tx, form));
  const taking = isOpen && !isFull;
  const shown = own?.version ? await formAt(ctx.tx, form, own.version) : form;
  // Who comes back to a form that was changed meanwhile is shown what is new in it.
  const begun = own && !own.sentAt ? await formBegun(ctx, form, own) : form;
  return {
    formId: form.id,
    mainName: (await accountById(ctx.tx, ctx.session.mainId)).name,
    mobile: maskPhone(await sessionPhone(ctx)),
    form: contentOf(shown),
    begunForm: begun.version === form.version ? null : contentOf(begun),
    asking: await askingNow(ctx),
    content: own && openContent(ctx, own),
    files: (own ? await filesOf(ctx.tx, own) : []).map(({ sending, ...file }) => ({
      ...file,
      isSent: sending !== null,
    })),
    savedAt: own?.savedAt.toISOString() ?? null,
    sentAt: own?.sentAt?.toISOString() ?? null,
    correctedAt: own?.correctedAt?.toISOString() ?? null,
    correction:
      own && isCorrectable({ form, own, isInvited }, ctx.clock.now())
        ? { form: contentOf(form), content: openDraft(ctx, own), savedAt: correctedFrom(own).toISOString() }
        : null,
    erasedAt: own?.eraseAt.toISOString() ?? null,
    isTaking: taking,
    isFull,
    way: !form.byList ? 'open' : isInvited ? 'invited' : 'notInvited',
    expiresOn: taking ? form.lastDay : null,
    words: await dictWords(ctx, LINK_WORDS),
    offers: await dictOffers(ctx),
  };
}

/** The form as it was on the applicant's screen when they last saved. */
function formBegun(
  { tx }: SessionCtx,
  form: FormRow,
  { shownVersion, savedAt }: ApplicationRow,
): Promise<FormRow> {
  return shownVersion === null ? formAsOf(tx, form, savedAt) : formAt(tx, form, shownVersion);
}

/** The end of what is kept now and never sent. */
export const draftEnd = (now: Date): Date => new Date(now.getTime() + DRAFT_DAYS * DAY_MS);

/**
 * Takes a place of the form's present link, behind the form's lock: two who begin at once do not both get the last one.
 * @throws 2602 closed in this moment, 2604 no place is left
 */
export async function assertRoom(
  ctx: Pick<Applicant, 'tx' | 'clock'>,
  { mainId, id }: FormRow,
): Promise<FormRow> {
  const form = found(await lockForm(ctx.tx, mainId, id));
  if (!isTaking(form, ctx.clock.now())) throw new BusinessError(CODE.FORM_CLOSED);
  if (!(await hasRoom(ctx.tx, form))) throw new BusinessError(CODE.FORM_FULL);
  return form;
}

/**
 * Begins an application, which has a place from now on. By a second link an applicant finds what they gave with the phone alone,
 * also once the form's link has ended.
 * @returns when it was saved; null where another tab or phone of theirs began it in this moment
 * @throws 2602, 2604
 */
export async function beginApplication(
  ctx: Applicant,
  before: FormRow,
  { content, shownVersion }: { content: Content; shownVersion: number | null },
): Promise<Date | null> {
  const { tx, session } = ctx;
  const { mainId, id: formId, linkNo } = await assertRoom(ctx, before);
  const now = ctx.clock.now();
  const id = uuidv7(now.getTime());
  const eraseAt = draftEnd(now);
  const { mobileIndex } = session.visitor!;
  const isBegun = await insertApplication(tx, {
    ...{ mainId, id, formId, linkNo, mobileIndex, name: content.name, shownVersion, savedAt: now, eraseAt },
    mobileEnc: sealMobile(ctx, id, await sessionPhone(ctx)),
    contentEnc: sealContent(ctx, id, content),
  });
  if (!isBegun) return null;
  const link = { sHash: sha256Hex(newShareCode()), kind: 'registration', targetId: id } as const;
  await createLink(tx, { ...link, mobileIndexes: [mobileIndex], expiresAt: eraseAt });
  return now;
}
