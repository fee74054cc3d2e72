import { sql } from '../../src/platform/db/sql';
import { inAccount } from '../checks';
import { keyOf } from '../apiKeys';
import { ok } from '../candidates';
import type { MatrixWorld } from '../matrixWorld';
import type { MatrixIds, Standing } from '../matrixCells';
import {
  addFileEvidence,
  handOver,
  partiesOf,
  pdf,
  publish,
  runningCheck,
  type RunningCheck,
} from '../reports';

/** Ids of existing objects, by the name of the field that asks for one. */
export type Ids = Record<string, string[]>;

let phones = 0;
export const newPhone = () => `1365${String(1_000_000 + (phones += 1))}`;

/** The names under which requests give each id. */
const fields: Record<string, readonly string[]> = {
  checkId: ['checkId', 'entityId'],
  orderId: ['orderId', 'entityId'],
  itemId: ['checkItemId', 'checkItemIds'],
  fileId: ['fileId', 'fileIds', 'paperFileId', 'licenseFileId', 'avatarFileId'],
  evidenceId: ['evidenceId'],
  shareId: ['shareId'],
  workItemId: ['workItemId'],
  userId: ['userId', 'ownerId', 'actorId'],
};

export function put(ids: Ids, given: Partial<Record<string, string>>): void {
  for (const [name, value] of Object.entries(given))
    for (const field of fields[name] ?? [name]) if (value !== undefined) (ids[field] ??= []).push(value);
}

const objectNeeds = [['share', 'evidence', 'work'], ['paper'], ['document']] as const;

/** Checks without consent and with everything that may belong to one, in a given standing to a recruiter. */
export async function addObjects(world: MatrixWorld, ids: Ids, standing: Standing): Promise<MatrixIds[]> {
  const made: MatrixIds[] = [];
  for (const needs of objectNeeds) {
    const one = await world.objectFor('recruiter', standing, needs);
    // A need that a row did not ask for has a placeholder id.
    const { evidenceId: _evidence, shareId: _share, fileId: _file, ...plain } = one;
    put(
      ids,
      needs.length > 1
        ? { ...plain, evidenceId: one.evidenceId, shareId: one.shareId }
        : { ...plain, fileId: one.fileId },
    );
    made.push(one);
  }
  return made;
}

export interface Worked {
  running: RunningCheck;
  published: RunningCheck;
  reviewed: RunningCheck;
  /** Evidence of the check under work. */
  evidenceId: string;
  /** The share of the published report that nobody revokes, and its reader. */
  share: { s: string; mobile: string };
  phones: string[];
}

/** A check under work, one under review and one published with a share, of that account. */
export async function addWorked(world: MatrixWorld, ids: Ids, mainId: string, name: string): Promise<Worked> {
  const parties = await partiesOf(world.gateway, mainId);
  const used = Array.from({ length: 4 }, newPhone);
  const running = await runningCheck(parties, used[0]!, name);
  const evidence = await addFileEvidence(parties, running.checkId, running.items.dishonestDebtor!);
  const published = await runningCheck(parties, used[1]!, name);
  await publish(parties, published.checkId);
  const reviewed = await handOver(parties, used[2]!);
  for (const { checkId, items } of [running, published, reviewed]) {
    put(ids, { checkId });
    for (const itemId of Object.values(items)) put(ids, { itemId });
  }
  put(ids, evidence);
  const body = { checkId: published.checkId, mobiles: [used[3]!] };
  const shared = async () => ok(await parties.owner('createShare', { body })).data;
  put(ids, { shareId: (await shared()).share.shareId });
  const s = ((await shared()).link as string).split('s=')[1]!;
  return {
    running,
    published,
    reviewed,
    evidenceId: evidence.evidenceId,
    share: { s, mobile: used[3]! },
    phones: used,
  };
}

/** One of each object that an account has beside its checks. */
export async function addBelongings(
  world: MatrixWorld,
  ids: Ids,
  who: 'owner' | 'outsider',
  mainId: string,
  name: string,
) {
  const { gateway, tokens } = world;
  const token = tokens[who];
  const call = async (operation: string, body: object) =>
    ok(await gateway.call(operation, { body }, { token, mainId })).data;
  const webhook = { name, url: 'https://hooks.invalid/', kinds: ['check.reported'] };
  const file = { name: `${name}.pdf`, mime: 'application/pdf', bytes: pdf };
  const uploaded = ok(await gateway.call('uploadFile', { file }, { token, mainId })).data;
  const key = await keyOf(gateway, token, ['checks.read'], { mainId, name });
  const hook = await call('createWebhook', webhook);
  const made = {
    departmentId: (await call('saveDepartment', { name, monthlyBudget: null })).departmentId as string,
    viewId: (await call('saveView', { screen: 'records', name, query: 'view=all' })).viewId as string,
    apiKeyId: key.apiKeyId,
    fileId: uploaded.fileId as string,
    webhookId: hook.webhook.webhookId as string,
    taskId: (await call('startChecksExport', { records: { all: { q: 'PB0' } } })).taskId as string,
  };
  // Its file is ready for download.
  await gateway.runJobs();
  put(ids, made);
  await call('testWebhook', { webhookId: made.webhookId });
  const userId = world.users[who];
  const told = await inAccount(gateway, mainId, async ({ tx }) => {
    // Copies notifications of others in the account to this person.
    const notifications = await tx.many<{ id: string }>(sql`insert into notification
        (main_id, id, event_id, user_id, kind, entity, entity_id, check_id, params, in_app, created_at)
      select main_id, gen_random_uuid(), event_id, ${userId}, kind, entity, entity_id, check_id, params, true, created_at
        from notification where main_id = ${mainId} order by created_at desc limit 3
      on conflict do nothing returning id`);
    const deliveries = await tx.many<{
      id: string;
    }>(sql`select id from webhook_delivery where main_id = ${mainId}
      order by created_at desc limit 3`);
    return { notifications, deliveries };
  });
  for (const { id } of told.notifications) put(ids, { notificationId: id });
  for (const { id } of told.deliveries) put(ids, { deliveryId: id });
  return { ...made, secret: key.secret };
}
