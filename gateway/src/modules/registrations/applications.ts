import { maskPhone } from '@probity/contract/rules/masks';
import { normalizePhone, plainText } from '@probity/contract/rules/plainText';
import { auditOnce } from '../../kernel/auditOnce';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { chinaDay } from '../../kernel/workingDays';
import { revokeLinks } from '../accounts/linkRepository';
import {
  applicationById,
  applicationsAfter,
  deleteApplications,
  type ApplicationRow,
  type Wanted,
} from './applicationRepository';
import { formAt, formById } from './formRepository';
import { contentOf } from './formService';
import { openContent, openMobile } from './sealed';

const LIST = 'applications';
const USUAL_LIMIT = 20;

export async function listApplications(
  ctx: SessionCtx,
  { cursor, limit = USUAL_LIMIT, ...search }: BodyOf<'listApplications'>,
): Promise<ReplyOf<'listApplications'>> {
  const after = positionOf(ctx, LIST, cursor);
  const rows = await applicationsAfter(ctx.tx, ctx.session.mainId, wantedBy(ctx, search), {
    after,
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(ctx, LIST, { rows, limit, keyOf: ({ sentKey }) => sentKey });
  return {
    rows: page.map((row) => ({
      applicationId: row.id,
      formId: row.formId,
      formTitle: row.formTitle,
      name: row.name,
      mobile: maskPhone(openMobile(ctx, row)),
      sentAt: new Date(row.sentKey).toISOString(),
      erasedOn: chinaDay(row.eraseAt),
      checkId: row.checkId,
    })),
    nextCursor,
  };
}

/** Text that is a whole phone looks for the phone, any other for a part of the name. */
function wantedBy(
  { services }: SessionCtx,
  { formId, text = '', checked }: BodyOf<'listApplications'>,
): Wanted {
  const phone = normalizePhone(text);
  if (/^1\d{10}$/.test(phone))
    return { formId, checked, mobileIndex: services.blindIndex.of('mobile', phone) };
  return { formId, checked, name: plainText(text).toLowerCase() };
}

/** What was sent, or 404: a draft is the applicant's alone. */
async function sentApplication(ctx: SessionCtx, id: string): Promise<ApplicationRow & { sentAt: Date }> {
  const row = found(await applicationById(ctx.tx, ctx.session.mainId, id));
  return { ...row, sentAt: found(row.sentAt) };
}

/** One application with the questions as they were asked; reading it is recorded. @throws 404 */
export async function getApplication(ctx: SessionCtx, id: string): Promise<ReplyOf<'getApplication'>> {
  const { mainId } = ctx.session;
  const row = await sentApplication(ctx, id);
  const form = found(await formById(ctx.tx, mainId, row.formId));
  const answered = await formAt(ctx.tx, form, row.version!);
  const detail = { form: form.title };
  await auditOnce(ctx, {
    mainId,
    action: 'registration.opened',
    entity: 'application',
    entityId: id,
    detail,
  });
  return {
    applicationId: id,
    formId: row.formId,
    form: contentOf(answered),
    newestVersion: form.version,
    name: row.name,
    mobile: openMobile(ctx, row),
    content: openContent(ctx, row),
    sentAt: row.sentAt.toISOString(),
    erasedOn: chinaDay(row.eraseAt),
    checkId: row.checkId,
  };
}

/** @throws 404 */
export async function deleteApplication(ctx: SessionCtx, id: string): Promise<components['schemas']['Done']> {
  const row = await sentApplication(ctx, id);
  const { title } = found(await formById(ctx.tx, row.mainId, row.formId));
  await deleteApplications(ctx.tx, row.mainId, [id]);
  await revokeLinks(ctx.tx, id, ctx.clock.now());
  const detail = { form: title };
  await ctx.audit({ action: 'registration.deleted', entity: 'application', entityId: id, detail });
  return { done: true };
}
