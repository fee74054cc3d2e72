import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { startTask } from '../../kernel/tasks/startTask';
import { fileById } from '../files/fileRepository';
import { sentApplications, titlesApplied } from '../registrations/applicationRepository';
import { batchById, changeBatch, insertBatch, type BatchTerms } from './batchRepository';
import { batchView } from './batchView';
import { readCheckFacts } from './facts';
import { batchRead, type ReadInput } from './readTask';
import { erasedAt } from './standing';
import { words } from './words';

type Request = BodyOf<'createBatch'>;
/** Of a batch. */
const LONGEST_NAME = 200;
const LIST = /\.(xlsx|csv)$/i;

/**
 * Begins a batch: its list is read in the background, nothing is ordered.
 * @throws 1000 at the field: no such file, application or term; 2303 no list; 2701
 */
export async function createBatch(ctx: SessionCtx, request: Request): Promise<ReplyOf<'createBatch'>> {
  const { mainId, userId, departmentId } = ctx.session;
  const { source } = request;
  const now = ctx.clock.now();
  const terms = { consentWay: 'sms' as const, ...request.terms };
  await assertTerms(ctx, terms);
  const named = await sourceOf(ctx, source);
  const id = uuidv7(now.getTime());
  await insertBatch(ctx.tx, {
    ...{
      mainId,
      id,
      name: named.name,
      sourceKind: source.kind,
      createdBy: userId,
      departmentId,
      createdAt: now,
    },
    ...{ fileId: named.fileId, terms, eraseAt: erasedAt(now) },
  });
  const task = await startTask(ctx, batchRead, { batchId: id, ...named.input });
  await changeBatch(ctx.tx, { mainId, id }, { taskId: task.id }, now);
  const detail = { kind: source.kind };
  await ctx.audit({ action: 'batch.created', entity: 'batch', entityId: id, detail });
  return batchView(ctx, (await batchById(ctx.tx, ctx.session, id))!);
}

const CHINA_MS = 8 * 3_600_000;

/**
 * The name of a list that has none: its moment as clocks in China show it, which colleagues read alike in either language. Several made
 * on a day are told apart.
 */
function chinaMinute(moment: Date): string {
  return new Date(moment.getTime() + CHINA_MS).toISOString().slice(0, 16).replace('T', ' ');
}

interface Named {
  name: string;
  fileId: string | null;
  input: Omit<ReadInput, 'batchId'>;
}

async function sourceOf(ctx: SessionCtx, source: Request['source']): Promise<Named> {
  switch (source.kind) {
    case 'file':
      return fileSource(ctx, source.fileId);
    case 'paste':
      return {
        name: source.name?.trim() || chinaMinute(ctx.clock.now()),
        fileId: null,
        input: { text: source.text },
      };
    case 'applications': {
      const applicationIds = await applicationsNamed(ctx, source.applicationIds);
      const titles = await titlesApplied(ctx.tx, ctx.session.mainId, applicationIds);
      const name = `${chinaMinute(ctx.clock.now())} ${titles.join(' · ')}`;
      return { name: name.slice(0, LONGEST_NAME), fileId: null, input: { applicationIds } };
    }
  }
}

/** A list of one's own: whoever uploaded it may read it, and nobody else begins with it. */
async function fileSource({ tx, session, lang }: SessionCtx, fileId: string): Promise<Named> {
  const file = await fileById(tx, fileId);
  const isOwn =
    file?.mainId === session.mainId && file.createdBy === session.userId && file.kind === 'upload';
  if (!file || !isOwn) throw fieldError([{ path: 'source.fileId', msg: words.noFile[lang] }]);
  if (!LIST.test(file.originalName))
    throw new BusinessError(CODE.LIST_UNREADABLE, { why: words.notAList[lang] });
  return { name: file.originalName.slice(0, LONGEST_NAME), fileId, input: {} };
}

/** @throws 1000 where one is gone, was never sent, or is of another account */
async function applicationsNamed(
  { tx, session, lang }: SessionCtx,
  ids: readonly string[],
): Promise<string[]> {
  const sent = await sentApplications(tx, session.mainId, ids, false);
  if (sent.size < new Set(ids.map((id) => id.toLowerCase())).size)
    throw fieldError([{ path: 'source.applicationIds', msg: words.noApplications[lang] }]);
  return [...sent];
}

/** @throws 1000 at the field: a package or a department that cannot be chosen */
export async function assertTerms(ctx: SessionCtx, terms: BatchTerms): Promise<void> {
  const { options } = await readCheckFacts(ctx, terms);
  const isOne = (field: 'package' | 'department', value: string) =>
    options[field].some((one) => one.value === value);
  const faults = [];
  if (terms.packageId !== undefined && !isOne('package', terms.packageId))
    faults.push({ path: 'terms.packageId', msg: words.noPackage[ctx.lang] });
  if (terms.departmentId && !isOne('department', terms.departmentId))
    faults.push({ path: 'terms.departmentId', msg: words.noDepartment[ctx.lang] });
  if (faults.length > 0) throw fieldError(faults);
}
