import { expect } from '@playwright/test';
import { isSearch, sectionOf } from '@probity/contract/rules/fields/items';
import type { Caller, Visitor } from './calls';
import type { Values } from './values';

export interface DraftItem {
  checkItemId: string;
  itemCode: string;
  status: string;
  rowVersion: number;
  entries: { entryId: string; label: string; claimed: object; verified: object }[];
}

export async function draftItems({ call }: Caller, checkId: string): Promise<DraftItem[]> {
  const { items } = await call<{ items: DraftItem[] }>(`/report/draft/get?checkId=${checkId}`);
  return items;
}

/** Waits until the computed items are done. */
export async function computed(analyst: Caller, checkId: string): Promise<void> {
  const open = async () => {
    const items = await draftItems(analyst, checkId);
    return items.filter(
      ({ itemCode, status }) => ['identity', 'phoneSegment'].includes(itemCode) && status !== 'done',
    );
  };
  await expect.poll(async () => (await open()).length, { timeout: 20_000, intervals: [100] }).toBe(0);
}

/** Asks each side one question, the first half of the work. */
export async function ask(analyst: Caller, checkId: string, v: Values): Promise<void> {
  const items = await draftItems(analyst, checkId);
  const put = (code: string, question: string, of: string) =>
    analyst.call('/report/item/requestInfo', {
      checkItemId: items.find(({ itemCode }) => itemCode === code)!.checkItemId,
      question,
      of,
    });
  await put('education', v.questionToCandidate.value, 'candidate');
  await put('litigation', v.questionToEnterprise.value, 'enterprise');
}

export async function answer(
  orderer: Caller,
  candidate: Visitor,
  items: DraftItem[],
  v: Values,
): Promise<void> {
  const idOf = (code: string) => items.find(({ itemCode }) => itemCode === code)!.checkItemId;
  const fileId = await candidate.upload(`/candidate/file/upload?s=${candidate.s}`, v.candidateAnswerFile);
  await candidate.call('/candidate/item/answer', {
    checkItemId: idOf('education'),
    text: v.candidateAnswer.value,
    fileIds: [fileId],
  });
  await orderer.call('/check/check/answer', {
    checkItemId: idOf('litigation'),
    text: v.enterpriseAnswer.value,
  });
}

const evidencePath = (checkId: string) => `/report/evidence/upload?checkId=${checkId}`;

/** Everything an analyst can state about the education, and the minimum for the rest. */
export async function workAll(analyst: Caller, checkId: string, v: Values): Promise<void> {
  const { call, upload } = analyst;
  const obtainedAt = new Date().toISOString();
  for (const item of await draftItems(analyst, checkId)) {
    if (item.status !== 'running') continue;
    const { checkItemId } = item;
    const isFull = item.itemCode === 'education';
    const evidence = isFull
      ? {
          source: v.evidenceSource.value,
          note: v.evidenceNote.value,
          fileId: await upload(evidencePath(checkId), v.evidenceFile),
        }
      : { source: 'Register' };
    await call('/report/evidence/add', { checkItemId, method: 'letter', obtainedAt, ...evidence });
    if (isFull) {
      const removed = { checkItemId, method: 'phone', obtainedAt, source: v.removedSource.value };
      const { evidenceId } = await call<{ evidenceId: string }>('/report/evidence/add', removed);
      await call('/report/evidence/remove', { evidenceId });
    }
    const finding = isFull ? fullFinding(item, obtainedAt, v) : plainFinding(item, v);
    const saved = await call<DraftItem>('/report/finding/save', {
      checkItemId,
      rowVersion: item.rowVersion,
      ...finding,
    });
    await call('/report/item/complete', { checkItemId, rowVersion: saved.rowVersion });
  }
}

const verified = ({ entries }: DraftItem, values: object) =>
  entries.map(({ entryId, label }) => ({ entryId, label, verified: values }));

/** Everything agrees: an entry that does not say what was found is not completed. */
const asStated = ({ itemCode, entries }: DraftItem) => {
  const answers = itemCode === 'reference' ? { answers: 'Would work with this person again' } : {};
  return entries.map(({ entryId, label, claimed }) => ({
    ...{ entryId, label },
    verified: { ...claimed, ...answers },
  }));
};

const fullFinding = (item: DraftItem, at: string, v: Values) => ({
  result: 'discrepant',
  lamp: 'blue',
  lampReason: v.lampReason.value,
  note: v.findingNote.value,
  attempts: [{ at, way: 'phone', whom: v.attemptWhom.value, outcome: v.attemptOutcome.value }],
  entries: [...verified(item, { major: v.verifiedValue.value }), { label: v.addedEntry.value, verified: {} }],
});

/** One is red and has no file. */
const plainFinding = (item: DraftItem, v: Values) =>
  item.itemCode === 'qualification'
    ? {
        result: 'discrepant',
        lamp: 'red',
        lampReason: 'Another number',
        noFileReason: v.noFileReason.value,
        attempts: [],
        entries: verified(item, { number: 'Another' }),
      }
    : {
        ...resultOf(item),
        attempts: [],
        entries: asStated(item),
      };

/** The second of what was bought twice and stated once has nothing that could agree. */
function resultOf({ itemCode, entries }: DraftItem) {
  if (isSearch(itemCode)) return { result: 'none', lamp: 'green' };
  if (!sectionOf(itemCode) || entries.length > 0) return { result: 'consistent', lamp: 'green' };
  return { result: 'unverifiable', lamp: 'yellow', lampReason: 'Nothing was stated' };
}

/** Submitted, returned, one item reopened and completed, submitted again. */
export async function handOver(analyst: Caller, reviewer: Caller, checkId: string, v: Values): Promise<void> {
  const submit = () => analyst.call('/report/review/submit', { checkId, summary: v.summary.value });
  await submit();
  await reviewer.call('/report/review/return', { checkId, points: [{ text: v.returnPoint.value }] });
  const { checkItemId } = (await draftItems(analyst, checkId)).find(
    ({ itemCode }) => itemCode === 'education',
  )!;
  const reopened = await analyst.call<DraftItem>('/report/item/reopen', {
    checkItemId,
    reason: v.reopenReason.value,
  });
  await analyst.call('/report/item/complete', { checkItemId, rowVersion: reopened.rowVersion });
  await submit();
}

/** The reviewer opens the items that are not green, and publishes. */
export async function publish({ call }: Caller, checkId: string, v: Values): Promise<void> {
  const { toOpen } = await call<{ toOpen: string[] }>(`/report/draft/get?checkId=${checkId}`);
  for (const checkItemId of toOpen) await call('/report/review/open', { checkItemId });
  await call('/report/review/publish', { checkId, comment: v.publishComment.value });
}

/** The analyst takes the work of a signed form. */
export async function takePaper({ call }: Caller, checkId: string): Promise<string> {
  const { rows } = await call<{ rows: { workItemId: string; checkId: string }[] }>('/work/item/list', {
    kind: ['paperConsent'],
    limit: 100,
  });
  const { workItemId } = rows.find((row) => row.checkId === checkId)!;
  await call('/work/item/claim', { workItemId, take: true });
  return workItemId;
}
