import { ok } from './candidates';
import { packages, placeOrder } from './checks';
import { signedForm, type Parties } from './reports';

let people = 0;

export interface PaperOrder {
  checkId: string;
  mobile: string;
  workItemId: string;
}

/** An order with an uploaded signed form, and the work item it creates for staff. */
export async function paperOrder(
  parties: Parties,
  order: { itemCodes?: string[]; idNumber?: string } = {},
): Promise<PaperOrder> {
  people += 1;
  const mobile = `1398100${String(1000 + people)}`;
  const { fileId } = ok(await parties.owner('uploadFile', { file: signedForm() })).data;
  const { idNumber, itemCodes } = order;
  const candidate = { name: '田野', mobile, ...(idNumber ? { idNumber } : {}) };
  const codes = itemCodes ?? ['identity', 'phoneSegment', 'education', 'dishonestDebtor'];
  const body = { packageId: packages.basic, itemCodes: codes };
  const quote = ok(await parties.owner('quoteOrder', { body })).data;
  const { checkId } = await placeOrder(parties.gateway, parties.ownerToken, {
    consentWay: 'paper',
    paperFileId: fileId,
    candidate,
    itemCodes: codes,
    expectedPrice: quote.price,
    acceptDuplicate: true,
  });
  const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: ['paperConsent'] } })).data;
  const work = rows.find((row: { checkId: string }) => row.checkId === checkId);
  expect(work).toMatchObject({
    fileId,
    fileName: 'signed.pdf',
    title: 'Confirm the signed consent form',
    status: 'open',
  });
  return { checkId, mobile, workItemId: work.workItemId };
}

/** An order whose items need only its own data: the candidate has nothing to fill in. */
export const bareOrder = (parties: Parties, idNumber: string) =>
  paperOrder(parties, { itemCodes: ['identity', 'dishonestDebtor'], idNumber });
