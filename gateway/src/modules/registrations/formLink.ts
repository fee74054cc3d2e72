import type { Services, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError, found } from '../../kernel/errors';
import type { BodyOf } from '../../kernel/module';
import { chinaDay, endOfDay } from '../../kernel/workingDays';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { createLink, moveLinks, revokeLinks } from '../accounts/linkRepository';
import { isTaking } from '../candidate/formState';
import { lockForm, setClosed, setLink, type CountedFormRow, type FormRow } from './formRepository';
import { moveErasure } from './inviteeRepository';
import { words } from './words';

type Schemas = components['schemas'];

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
/** Days for which a link outlives its end: who is late is asked about, and the form may be opened again. */
const LATE_DAYS = 30;

const sealedAt = (formId: string) => ({ table: 'registration_form', column: 'link_enc', rowId: formId });

/**
 * Until when the link of a form leads back those who began, and when its invitation list is deleted: some days after its last
 * day, or after it was closed.
 */
export function linkEnd({ lastDay, closedAt }: { lastDay: string; closedAt: Date | null }): Date {
  const end = endOfDay(lastDay).getTime();
  return new Date(Math.min(end, closedAt?.getTime() ?? end) + LATE_DAYS * DAY_MS);
}

/** The link of a form; null once it takes no more. */
export function linkOfForm(
  { services, clock }: { services: Pick<Services, 'crypto'>; clock: SessionCtx['clock'] },
  row: FormRow,
): Schemas['RegistrationLink'] | null {
  if (!isTaking(row, clock.now())) return null;
  return {
    s: openLink({ services }, row),
    expiresOn: row.lastDay!,
    mostApplications: row.mostApplications!,
    byList: row.byList,
  };
}

/** Whether anybody new can apply, and why not. */
export function stateOfForm(
  { clock }: Pick<SessionCtx, 'clock'>,
  row: CountedFormRow,
): Schemas['RegistrationState'] {
  if (row.linkEnc === null) return 'never';
  if (isTaking(row, clock.now())) return row.taken < row.mostApplications! ? 'open' : 'full';
  return row.closedAt ? 'closed' : 'expired';
}

const openLink = ({ services }: { services: Pick<Services, 'crypto'> }, row: FormRow): string =>
  services.crypto.decrypt(row.linkEnc!, sealedAt(row.id));

export const sealLink = (
  { services }: { services: Pick<Services, 'crypto'> },
  formId: string,
  s: string,
): Buffer => services.crypto.encrypt(s, sealedAt(formId));

/**
 * Opens a form until the end of a day in China. The link stays the same, also after the form was closed, so that what is printed
 * stays right and who was filling it in goes on; `anew` ends it, and its places begin anew. @throws 1000, 404
 */
export async function setRegistrationLink(
  ctx: SessionCtx,
  { formId, expiresOn, mostApplications, byList: wanted, anew = false }: BodyOf<'setRegistrationLink'>,
): Promise<Schemas['RegistrationLink']> {
  const { tx, session } = ctx;
  const now = ctx.clock.now();
  const row = found(await lockForm(tx, session.mainId, formId));
  const fault = dayFault(expiresOn, now);
  if (fault) throw fieldError([{ path: 'expiresOn', msg: fault[ctx.lang] }]);
  const isKept = !anew && row.linkEnc !== null && linkEnd({ ...row, lastDay: row.lastDay! }) > now;
  const s = isKept ? openLink(ctx, row) : newShareCode();
  const expiresAt = linkEnd({ lastDay: expiresOn, closedAt: null });
  if (isKept) await moveLinks(tx, formId, expiresAt, now);
  else {
    await revokeLinks(tx, formId, now);
    const link = { sHash: sha256Hex(s), kind: 'registration', targetId: formId } as const;
    await createLink(tx, { ...link, mobileIndexes: [], expiresAt });
  }
  const linkEnc = sealLink(ctx, formId, s);
  const byList = wanted ?? row.byList;
  const linkNo = isKept ? row.linkNo : row.linkNo + 1;
  await setLink(tx, row, { linkEnc, linkNo, lastDay: expiresOn, mostApplications, byList });
  await moveErasure(tx, row, expiresAt);
  await audit(ctx, 'registration.linkOpened', row, { until: endOfDay(expiresOn).toISOString() });
  return { s, expiresOn, mostApplications, byList };
}

/** Nothing is taken any more until the form is opened again; who began reads and deletes it. Twice is once. @throws 404 */
export async function closeRegistrationLink(ctx: SessionCtx, formId: string): Promise<Schemas['Done']> {
  const { tx } = ctx;
  const now = ctx.clock.now();
  const row = found(await lockForm(tx, ctx.session.mainId, formId));
  if (row.linkEnc && !row.closedAt) {
    const end = linkEnd({ lastDay: row.lastDay!, closedAt: now });
    await moveLinks(tx, formId, end, now);
    await setClosed(tx, row, now);
    await moveErasure(tx, row, end);
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
