import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import type { InputOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { checkById } from '../checks/checkRepository';
import { refused } from '../../kernel/states/stateWords';
import { fileById } from '../files/fileRepository';
import { keepFile } from '../files/uploadService';
import { evidenceView } from './draftView';
import { asEditor, openItem } from './findingService';
import { evidenceById } from './reportRepository';
import { words } from './words';

/** Adds the source of a finding: source, method, time and file, with the person who recorded it. */
export async function addEvidence(ctx: SessionCtx, request: BodyOf<'addEvidence'>) {
  const { check, item } = await openItem(ctx, request.checkItemId);
  await asEditor(ctx, check, item);
  if (item.status !== 'running' && item.status !== 'awaitingInfo')
    throw refused('item', item.status, 'running', ctx.lang);
  if (new Date(request.obtainedAt) > ctx.clock.now()) {
    throw fieldError([{ path: 'obtainedAt', msg: words.obtainedLater[ctx.lang] }]);
  }
  if (request.fileId) {
    const file = await fileById(ctx.tx, request.fileId);
    if (!file || file.mainId !== check.mainId || file.kind !== 'evidence') {
      throw fieldError([{ path: 'fileId', msg: words.noFile[ctx.lang] }]);
    }
  }
  const id = uuidv7();
  const { crypto } = ctx.services;
  const source = crypto.encrypt(request.source, { table: 'evidence', column: 'source_enc', rowId: id });
  const note = request.note
    ? crypto.encrypt(request.note, { table: 'evidence', column: 'note_enc', rowId: id })
    : null;
  await ctx.tx.run(sql`insert into evidence
      (main_id, id, check_item_id, file_id, source_enc, note_enc, method, obtained_at, operator_id, created_at)
    values (${check.mainId}, ${id}, ${item.id}, ${request.fileId ?? null}, ${source}, ${note}, ${request.method},
            ${new Date(request.obtainedAt)}, ${ctx.session.userId}, ${ctx.clock.now()})`);
  await ctx.audit({
    action: 'evidence.added',
    entity: 'check_item',
    entityId: item.id,
    mainId: check.mainId,
  });
  return evidenceView(ctx, found(await evidenceById(ctx.tx, id)));
}

/** Removes evidence from the draft; versions published with it keep it. */
export async function removeEvidence(ctx: SessionCtx, evidenceId: string) {
  const evidence = found(await evidenceById(ctx.tx, evidenceId));
  const { check, item } = await openItem(ctx, evidence.checkItemId);
  await asEditor(ctx, check, item);
  if (item.status !== 'running' && item.status !== 'awaitingInfo')
    throw refused('item', item.status, 'running', ctx.lang);
  await ctx.tx.run(sql`update evidence set removed_at = ${ctx.clock.now()}
    where main_id = ${evidence.mainId} and id = ${evidence.id} and removed_at is null`);
  await ctx.audit({
    action: 'evidence.removed',
    entity: 'check_item',
    entityId: item.id,
    mainId: check.mainId,
  });
  return { done: true as const };
}

/** Stores one evidence file in the account of the check; addEvidence then attaches it. */
export async function uploadEvidence(ctx: SessionCtx, { query, file }: InputOf<'uploadEvidence'>) {
  const { mainIds, mainId: own, userId } = ctx.session;
  const check = found(
    await ctx.independent({ mainIds, mainId: own, userId }, (tx) => checkById(tx, query.checkId)),
  );
  return keepFile(ctx, file, { mainId: check.mainId, kind: 'evidence', createdBy: userId });
}
