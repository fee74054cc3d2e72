import { maskPhone } from '@probity/contract/rules/masks';
import { normalizePhone, plainText } from '@probity/contract/rules/plainText';
import { sql } from '../../platform/db/sql';
import { auditOnce } from '../../kernel/auditOnce';
import { Download, type Services, type SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { pageOf, positionOf } from '../../kernel/paging';
import { chinaDay, endOfDay, startOfDay } from '../../kernel/workingDays';
import { checkById } from '../checks/checkRepository';
import { reaches } from '../../kernel/reach';
import { allows } from '../../kernel/rights';
import { revokeLinks } from '../accounts/linkRepository';
import { fileById } from '../files/fileRepository';
import { filesOf } from './applicationFileRepository';
import {
  applicationById,
  applicationsAfter,
  deleteApplications,
  lockApplication,
  type ApplicationRow,
  type Wanted,
} from './applicationRepository';
import { formAt, formById } from './formRepository';
import { contentOf } from './formService';
import { versionsOf } from './applicationVersionRepository';
import { openContent, openMobile, openVersion } from './sealed';

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
      correctedAt: row.correctedAt?.toISOString() ?? null,
      erasedOn: chinaDay(row.eraseAt),
      checkId: row.checkId,
      tags: row.tags,
    })),
    nextCursor,
  };
}

/** Text that is a whole phone looks for the phone, any other for a part of the name; days are China's, both inclusive. */
export function wantedBy(
  { services }: { services: Pick<Services, 'blindIndex'> },
  { formId, text = '', checked, tag, from, to }: Omit<BodyOf<'exportApplications'>, 'format'>,
): Wanted {
  const within = {
    ...{ formId, checked, tag },
    from: from === undefined ? undefined : startOfDay(from),
    until: to === undefined ? undefined : endOfDay(to),
  };
  const phone = normalizePhone(text);
  if (/^1\d{10}$/.test(phone)) return { ...within, mobileIndex: services.blindIndex.of('mobile', phone) };
  return { ...within, name: plainText(text).toLowerCase() };
}

/** What was sent, or 404: a draft is the applicant's alone. */
export async function sentApplication(
  ctx: SessionCtx,
  id: string,
): Promise<ApplicationRow & { sentAt: Date }> {
  const row = found(await applicationById(ctx.tx, ctx.session.mainId, id));
  return { ...row, sentAt: found(row.sentAt) };
}

/** One application with the questions as they were asked; reading it is recorded. @throws 404 */
export async function getApplication(ctx: SessionCtx, id: string): Promise<ReplyOf<'getApplication'>> {
  const { mainId } = ctx.session;
  const row = await sentApplication(ctx, id);
  const form = found(await formById(ctx.tx, mainId, row.formId));
  const answered = await formAt(ctx.tx, form, row.version!);
  const earlier = await Promise.all(
    (await versionsOf(ctx.tx, row)).map(async (one) => ({
      sending: one.sending,
      sentAt: one.sentAt.toISOString(),
      form: contentOf(await formAt(ctx.tx, form, one.version)),
      content: openVersion(ctx, one),
    })),
  );
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
    files: await sentFiles(ctx, row),
    earlier,
    tags: row.tags,
    sentAt: row.sentAt.toISOString(),
    correctedAt: row.correctedAt?.toISOString() ?? null,
    erasedOn: chinaDay(row.eraseAt),
    checkId: row.checkId,
    hasReport: await hasReport(ctx, row.checkId),
  };
}

/** Whether the check begun from it has a report that this session may read. */
async function hasReport({ tx, session }: SessionCtx, checkId: string | null): Promise<boolean> {
  if (!checkId || !allows(session, 'report.read')) return false;
  const check = await checkById(tx, checkId);
  if (!check || !reaches(session, check)) return false;
  const { published } = await tx.one<{ published: boolean }>(sql`select exists (select from report_version
    where main_id = ${check.mainId} and check_id = ${check.id}) as published`);
  return published;
}

/** Its files with the sending they came with; what is added and not sent yet is the applicant's alone. */
async function sentFiles(ctx: SessionCtx, row: ApplicationRow) {
  const files = await filesOf(ctx.tx, row);
  return files.flatMap(({ sending, ...file }) => (sending === null ? [] : [{ ...file, sending }]));
}

/** @throws 404 */
export async function deleteApplication(ctx: SessionCtx, id: string): Promise<components['schemas']['Done']> {
  const row = await sentApplication(ctx, id);
  // Who corrects it at the same moment is through before it goes, or finds it gone.
  await lockApplication(ctx.tx, row.mainId, id);
  const { title } = found(await formById(ctx.tx, row.mainId, row.formId));
  const now = ctx.clock.now();
  await deleteApplications(ctx.tx, row.mainId, [id], now);
  await revokeLinks(ctx.tx, id, now);
  const detail = { form: title };
  await ctx.audit({ action: 'registration.deleted', entity: 'application', entityId: id, detail });
  return { done: true };
}

/** A file that was sent; opening it is recorded. @throws 404 missing, another application's and another account's alike */
export async function openApplicationFile(
  ctx: SessionCtx,
  { applicationId, fileId }: BodyOf<'openApplicationFile'>,
): Promise<Download> {
  const row = await sentApplication(ctx, applicationId);
  const there = (await sentFiles(ctx, row)).some((one) => one.fileId === fileId);
  const file = found(there ? await fileById(ctx.tx, fileId) : null);
  const { title } = found(await formById(ctx.tx, row.mainId, row.formId));
  await auditOnce(ctx, {
    ...{ mainId: row.mainId, action: 'registration.fileOpened', entity: 'application' },
    entityId: applicationId,
    detail: { form: title, file: fileId },
  });
  return new Download(await ctx.services.files.read(file.storageKey), file.originalName, file.mime);
}
