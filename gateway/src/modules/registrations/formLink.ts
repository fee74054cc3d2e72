import type { Services, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { chinaDay } from '../../kernel/workingDays';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { createLink, moveLinks, revokeLinks } from '../accounts/linkRepository';
import { lockForm, setLink, type FormRow } from './formRepository';
import { moveErasure } from './inviteeRepository';
import { words } from './words';

type Schemas = components['schemas'];

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
/** Days for which an invitation list outlives its link: who is late is asked about, and the link may be opened again. */
const LIST_DAYS = 30;

const sealedAt = (formId: string) => ({ table: 'registration_form', column: 'link_enc', rowId: formId });
/** A day begins at midnight in China. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00+08:00`);
/** The end of a day, at midnight in China. */
export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS);

/** Whether a form takes applications. */
export const isTaking = ({ linkEnc, lastDay }: FormRow, now: Date): boolean =>
  linkEnc !== null && endOfDay(lastDay!) > now;

/** When the invitation list of a form is deleted: some days after its last day, or after it was closed. */
export const listErasure = ({ lastDay }: Pick<FormRow, 'lastDay'>, now: Date): Date =>
  new Date((lastDay ? endOfDay(lastDay) : now).getTime() + LIST_DAYS * DAY_MS);

/** The link of a form; null once it takes no more. */
export function linkOfForm(
  { services, clock }: { services: Pick<Services, 'crypto'>; clock: SessionCtx['clock'] },
  row: FormRow,
): Schemas['RegistrationLink'] | null {
  if (!isTaking(row, clock.now())) return null;
  const s = services.crypto.decrypt(row.linkEnc!, sealedAt(row.id));
  return { s, expiresOn: row.lastDay!, mostApplications: row.mostApplications!, byList: row.byList };
}

export const sealLink = (
  { services }: { services: Pick<Services, 'crypto'> },
  formId: string,
  s: string,
): Buffer => services.crypto.encrypt(s, sealedAt(formId));

/** Opens a form until the end of a day in China. The link stays the same, so that what is printed stays right. @throws 1000, 404 */
export async function setRegistrationLink(
  ctx: SessionCtx,
  { formId, expiresOn, mostApplications, byList: wanted, anew = false }: BodyOf<'setRegistrationLink'>,
): Promise<Schemas['RegistrationLink']> {
  const { tx, session } = ctx;
  const now = ctx.clock.now();
  const row = found(await lockForm(tx, session.mainId, formId));
  const fault = dayFault(expiresOn, now);
  if (fault) throw fieldError([{ path: 'expiresOn', msg: fault[ctx.lang] }]);
  const present = linkOfForm(ctx, row);
  const isKept = present !== null && !anew;
  const s = isKept ? present.s : newShareCode();
  const expiresAt = endOfDay(expiresOn);
  if (isKept) await moveLinks(tx, formId, expiresAt, now);
  else {
    await revokeLinks(tx, formId, now);
    const link = { sHash: sha256Hex(s), kind: 'registration', targetId: formId } as const;
    await createLink(tx, { ...link, mobileIndexes: [], expiresAt });
  }
  const linkEnc = sealLink(ctx, formId, s);
  const byList = wanted ?? row.byList;
  await setLink(tx, row, { linkEnc, lastDay: expiresOn, mostApplications, byList });
  await moveErasure(tx, row, listErasure({ lastDay: expiresOn }, now));
  await audit(ctx, 'registration.linkOpened', row, { until: expiresAt.toISOString() });
  return { s, expiresOn, mostApplications, byList };
}

/** Twice is once. @throws 404 */
export async function closeRegistrationLink(ctx: SessionCtx, formId: string): Promise<Schemas['Done']> {
  const row = found(await lockForm(ctx.tx, ctx.session.mainId, formId));
  if (row.linkEnc) {
    await revokeLinks(ctx.tx, formId, ctx.clock.now());
    await setLink(ctx.tx, row, null);
    await moveErasure(ctx.tx, row, listErasure({ lastDay: null }, ctx.clock.now()));
    await audit(ctx, 'registration.linkClosed', row);
  }
  return { done: true };
}

function dayFault(day: string, now: Date) {
  if (day < chinaDay(now)) return words.dayOver;
  return endOfDay(day).getTime() > now.getTime() + MOST_DAYS * DAY_MS ? words.dayFar : undefined;
}

async function audit(
  ctx: SessionCtx,
  action: 'registration.linkOpened' | 'registration.linkClosed',
  { id, title }: FormRow,
  detail: { until?: string } = {},
): Promise<void> {
  await ctx.audit({ action, entity: 'registrationForm', entityId: id, detail: { form: title, ...detail } });
}
