import type { AnySessionCtx, SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { allows } from '../../kernel/rights';
import { reachOf } from '../../kernel/reach';
import { checkSignedBy, shows, type FileRow } from './fileRepository';

/**
 * The rule for reading files of one kind, asked for sessions other than visitors' that read the file's account. A refusal is
 * answered like a missing file. A module that stores another kind adds its rule to `fileRights`.
 */
type FileRight = (ctx: SessionCtx, file: FileRow) => Promise<boolean>;

const managers = new Set(['owner', 'admin']);

/**
 * Reads an upload: its uploader, the account's managers, and, once it belongs to a check, everybody who reads that check. A
 * signed form shows data that is masked elsewhere: only those who confirm forms read it directly, others for a purpose
 * (`openCandidateFile`).
 */
const mayReadUpload: FileRight = async (ctx, file) => {
  const { session, tx } = ctx;
  if (file.createdBy === session.userId) return true;
  if (await checkSignedBy(tx, file.id, sql`true`))
    return allows(session, 'work.paper') && (await checkSignedBy(tx, file.id, reachOf(session))) !== null;
  if (session.kind === 'enterprise' && session.roles.some((role) => managers.has(role))) return true;
  if ((allows(session, 'recharge.ask') || allows(session, 'recharge.decide')) && (await isSlip(ctx, file)))
    return true;
  if (allows(session, 'certification.decide')) return isLicense(ctx, file);
  if (!allows(session, 'result.read')) return false;
  const row = await tx.maybeOne(sql`select 1 as yes from checks c
    where c.main_id = ${file.mainId} and ${reachOf(session)} and c.id in (
      select i.check_id from item_answer a join check_item i on i.main_id = a.main_id and i.id = a.check_item_id
        where a.main_id = ${file.mainId} and ${file.id}::uuid = any(a.file_ids)
      union select r.check_id from report_review r
        where r.main_id = ${file.mainId} and ${file.id}::uuid = any(r.file_ids))
    limit 1`);
  return row !== null;
};

/** An operator who decides certifications reads the files submitted for one, and no other upload. */
async function isLicense({ tx }: SessionCtx, file: FileRow): Promise<boolean> {
  const row = await tx.maybeOne(sql`select 1 as yes from certification
    where main_id = ${file.mainId} and license_file_id = ${file.id} limit 1`);
  return row !== null;
}

/** Whoever asks for recharges or decides them reads their slips. */
async function isSlip({ tx }: SessionCtx, file: FileRow): Promise<boolean> {
  const row = await tx.maybeOne(sql`select 1 as yes from recharge
    where main_id = ${file.mainId} and slip_file_id = ${file.id} limit 1`);
  return row !== null;
}

/**
 * Reads evidence: everybody who works on the check, and everybody who may read its report, once a version shows the file.
 */
const mayReadEvidence: FileRight = async (ctx, file) => {
  const { session, tx } = ctx;
  if (allows(session, 'report.edit')) return true;
  if (!allows(session, 'report.read')) return false;
  const row = await tx.maybeOne(sql`select 1 as yes from evidence e
    join check_item i on i.main_id = e.main_id and i.id = e.check_item_id
    join checks c on c.main_id = i.main_id and c.id = i.check_id
    where e.main_id = ${file.mainId} and e.file_id = ${file.id} and ${reachOf(session)}
      and exists (select from report_version v where v.main_id = c.main_id and v.check_id = c.id
                  and ${shows})
    limit 1`);
  return row !== null;
};

/**
 * Reads an invoice, also one that was replaced: whoever may ask for invoices in its account, and the platform's operators. Before
 * it is issued it is its uploader's alone.
 */
const mayReadInvoice: FileRight = async ({ session, tx }, file) => {
  if (!allows(session, 'invoice.ask') && !allows(session, 'invoice.decide')) return false;
  if (file.createdBy === session.userId) return true;
  const row = await tx.maybeOne(sql`select 1 as yes from invoice
    where main_id = ${file.mainId} and file_id = ${file.id} limit 1`);
  return row !== null;
};

/** The candidate's uploads are missing on purpose: opening one is a reveal with a purpose (`openCandidateFile`); what
 * applicants gave is opened with its application (`openApplicationFile`). */
export const fileRights: Record<string, FileRight> = {
  upload: mayReadUpload,
  evidence: mayReadEvidence,
  invoice: mayReadInvoice,
};

/** Evidence of the candidate's own report, or of a report that was shared without leaving its item out. */
async function mayVisitorReadEvidence({ session, tx }: AnySessionCtx, file: FileRow): Promise<boolean> {
  const { targetKind, targetId } = session.visitor ?? {};
  if (!targetId) return false;
  const check =
    targetKind === 'share'
      ? // Only after a counted look: who came when all views were used gets no evidence either.
        sql`select s.check_id, s.leave_out from share s
          join share_view w on w.main_id = s.main_id and w.share_id = s.id and w.session_id = ${session.sessionId}
          where s.id = ${targetId}`
      : sql`select v.check_id, '{}'::text[] as leave_out from invitation v where v.id = ${targetId}`;
  const row = await tx.maybeOne(sql`select 1 as yes from evidence e
    join check_item i on i.main_id = e.main_id and i.id = e.check_item_id
    join (${check}) o on o.check_id = i.check_id and not i.item_code = any(o.leave_out)
    where e.file_id = ${file.id} and exists (select from report_version v
      where v.main_id = i.main_id and v.check_id = i.check_id and ${shows})
    limit 1`);
  return row !== null;
}

/** The candidate's own uploads. */
async function mayCandidateRead({ session, tx }: AnySessionCtx, file: FileRow): Promise<boolean> {
  if (session.visitor?.targetKind !== 'invitation') return false;
  const row = await tx.maybeOne(sql`select 1 as yes from candidate_file f
    join invitation v on v.main_id = f.main_id and v.check_id = f.check_id
    where f.file_id = ${file.id} and v.id = ${session.visitor.targetId}`);
  return row !== null;
}

/** What an applicant's phone gave to the form of the link, or to the application that it leads to. */
async function mayApplicantRead({ session, tx }: AnySessionCtx, file: FileRow): Promise<boolean> {
  const { targetKind, targetId, mobileIndex } = session.visitor ?? {};
  if (targetKind !== 'registration' || !targetId || !mobileIndex) return false;
  const row = await tx.maybeOne(sql`select 1 as yes from application_file f
    join application a on a.main_id = f.main_id and a.id = f.application_id
    where f.file_id = ${file.id} and a.mobile_index = ${mobileIndex} and ${targetId}::uuid in (a.id, a.form_id)`);
  return row !== null;
}

/** The same for visitors: the objects that the session's `s` opens. The candidate module adds its kinds. */
export const visitorFileRights: Record<string, (ctx: AnySessionCtx, file: FileRow) => Promise<boolean>> = {
  evidence: mayVisitorReadEvidence,
  candidate: mayCandidateRead,
  application: mayApplicantRead,
};
