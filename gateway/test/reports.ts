import { isSearch } from '@probity/contract/rules/fields/items';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { consentAndSubmit, enter, newestS, ok, type Visitor } from './candidates';
import { placeOrder, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';

export const { first, second, platform } = demoMains;
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');

let forms = 0;

/** A signed form: no two have the same bytes, since one is for one person. */
export function signedForm() {
  forms += 1;
  return {
    name: 'signed.pdf',
    mime: 'application/pdf',
    bytes: Buffer.concat([pdf, Buffer.from(`% ${forms}\n`)]),
  };
}

export interface Parties {
  gateway: TestGateway;
  owner(operation: string, input?: object): Promise<CallReply>;
  analyst(operation: string, input?: object): Promise<CallReply>;
  reviewer(operation: string, input?: object): Promise<CallReply>;
  ownerToken: string;
  /** The account of the orderer. */
  mainId: string;
}

/** The three who sign in, each as a function that calls. */
export async function partiesOf(gateway: TestGateway, orderer: string = first): Promise<Parties> {
  const as =
    (token: string, mainId: string) =>
    (operation: string, input: object = {}) =>
      gateway.call(operation, input, { token, mainId });
  const ownerToken = await sessionOf(gateway, demoUsers.owner, orderer);
  return {
    gateway,
    ownerToken,
    mainId: orderer,
    owner: as(ownerToken, orderer),
    analyst: as(await sessionOf(gateway, demoUsers.analyst, platform), platform),
    reviewer: as(await sessionOf(gateway, demoUsers.analyst2, platform), platform),
  };
}

export interface RunningCheck {
  checkId: string;
  visitor: Visitor;
  /** Ids of the items by code. */
  items: Record<string, string>;
}

/** A check of the basic package with consent and form in, and its computed items done. */
export async function runningCheck(parties: Parties, mobile: string, name = '赵敏'): Promise<RunningCheck> {
  const { gateway, ownerToken, mainId } = parties;
  const { checkId } = await placeOrder(gateway, ownerToken, { candidate: { name, mobile } }, mainId);
  const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
  await consentAndSubmit(visitor);
  await gateway.runJobs();
  const draft = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  const items = Object.fromEntries(
    (draft.items as { itemCode: string; checkItemId: string }[]).map((item) => [
      item.itemCode,
      item.checkItemId,
    ]),
  );
  return { checkId, visitor, items };
}

/** Adds a file as evidence of an item; returns both ids. */
export async function addFileEvidence(
  { gateway, analyst }: Parties,
  checkId: string,
  checkItemId: string,
): Promise<{ fileId: string; evidenceId: string }> {
  const file = { name: 'answer.pdf', mime: 'application/pdf', bytes: pdf };
  const { fileId } = ok(await analyst('uploadEvidence', { query: { checkId }, file })).data;
  const obtainedAt = gateway.clock.now().toISOString();
  const body = { checkItemId, fileId, source: 'The school', method: 'email', obtainedAt };
  const { evidenceId } = ok(await analyst('addEvidence', { body })).data;
  return { fileId, evidenceId };
}

interface StatedEntry {
  entryId: string;
  label: string;
  claimed: Record<string, unknown>;
}

/** The entries of a draft's item with everything found as it was stated. */
export const asStated = (entries: readonly StatedEntry[]) =>
  entries.map(({ entryId, label, claimed }) => ({ entryId, label, verified: claimed }));

/** Lets an analyst complete all items still running. */
export async function workItems(parties: Parties, checkId: string): Promise<void> {
  const { analyst } = parties;
  const { items } = ok(await analyst('getReportDraft', { query: { checkId } })).data;
  for (const { checkItemId, rowVersion, status, itemCode, entries } of items) {
    if (status !== 'running') continue;
    await addFileEvidence(parties, checkId, checkItemId);
    const finding = {
      checkItemId,
      rowVersion,
      entries: asStated(entries),
      attempts: [],
      result: isSearch(itemCode) ? 'none' : 'consistent',
      lamp: 'green',
    };
    const saved = ok(await analyst('saveFinding', { body: finding }));
    ok(await analyst('completeItem', { body: { checkItemId, rowVersion: saved.data.rowVersion } }));
  }
}

/** A check with everything completed and submitted for review; nothing is published. */
export async function handOver(parties: Parties, mobile: string): Promise<RunningCheck> {
  const check = await runningCheck(parties, mobile);
  await submitWork(parties, check.checkId);
  return check;
}

/** Completes the running items and has a second analyst publish the report. */
export async function publish(parties: Parties, checkId: string): Promise<void> {
  await submitWork(parties, checkId);
  await publishReviewed(parties, checkId);
}

/** The second analyst opens the items that are not green, and publishes. */
export async function publishReviewed({ reviewer }: Parties, checkId: string): Promise<void> {
  await openToPublish(reviewer, checkId);
  ok(await reviewer('publishReport', { body: { checkId } }));
}

/** Opens every item that the reviewer has to open. */
export async function openToPublish(reviewer: Parties['reviewer'], checkId: string): Promise<void> {
  const { toOpen } = ok(await reviewer('getReportDraft', { query: { checkId } })).data;
  for (const checkItemId of toOpen) ok(await reviewer('openInReview', { body: { checkItemId } }));
}

async function submitWork(parties: Parties, checkId: string): Promise<void> {
  await workItems(parties, checkId);
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Nothing differs.' } }));
}
