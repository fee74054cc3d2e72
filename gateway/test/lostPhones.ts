import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { ok } from './candidates';
import { inAccount, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { uuidv7 } from '../src/kernel/ids';
import { sql } from '../src/platform/db/sql';
import {
  contactPhoneField,
  decide,
  insertCertification,
} from '../src/modules/enterprise/certificationRepository';

const { first, platform } = demoMains;
export const MEMBER_PHONE = '13800000002';
export const NEW_PHONE = '13922220001';

/** What the tests of lost phones do: the enterprise's half, and the staff's. */
export function lostPhoneTools(gateway: () => TestGateway) {
  const call = (token: string, mainId: string, operation: string, input: object = {}) =>
    gateway().call(operation, input, { token, mainId });
  /** The newest code sent to somebody's own phone. */
  async function codeOf(token: string, mainId: string, operation: string, mobile: string): Promise<string> {
    gateway().clock.advance(61_000);
    ok(await call(token, mainId, operation, { body: {} }));
    const [newest] = await gateway().outbox(mobile);
    return /\d{6}/.exec(newest!.text)![0];
  }
  const ownerCode = (token: string, mobile = '13800000001') =>
    codeOf(token, first, 'sendLostPhoneCode', mobile);
  const ask = (token: string, body: object) =>
    call(token, first, 'askLostPhone', {
      body: { userId: demoUsers.recruiter, mobile: NEW_PHONE, reason: 'Left in a taxi', ...body },
    });
  /** The owner asks for the recruiter's phone. */
  async function asked(body: object = {}): Promise<string> {
    const owner = await sessionOf(gateway(), demoUsers.owner, first);
    const reply = ok(await ask(owner, { verifyCode: await ownerCode(owner), ...body }));
    return reply.data.lostPhoneId as string;
  }
  const staff = (user: 'support' | 'operator' | 'analyst') => sessionOf(gateway(), demoUsers[user], platform);
  async function workOf(token: string): Promise<string> {
    const { rows } = ok(await call(token, platform, 'listWorkItems', { body: { kind: ['lostPhone'] } })).data;
    return rows[0].workItemId as string;
  }
  async function staffCode(token: string, userId: string): Promise<string> {
    return codeOf(token, platform, 'sendLostPhoneDecisionCode', await phoneOf(userId));
  }
  const decideIt = (token: string, body: object) =>
    call(token, platform, 'decideLostPhone', {
      body: { accept: true, note: 'Called the contact back', ...body },
    });
  async function phoneOf(userId: string): Promise<string> {
    const { rows } = await gateway().owner.query('select mobile_enc from users where id = $1', [userId]);
    const field = { table: 'users', column: 'mobile_enc', rowId: userId };
    return gateway().services.crypto.decrypt(rows[0].mobile_enc, field);
  }
  async function statesOf(): Promise<{ status: string; isErased: boolean; work: string }[]> {
    const { rows } = await gateway().owner.query(
      `select l.status, l.mobile_enc is null and l.former_index is null as "isErased", w.status as work
        from lost_phone l join work_item w on w.subject_id = l.id order by l.asked_at`,
    );
    return rows;
  }
  return { call, ask, asked, ownerCode, staff, workOf, staffCode, decide: decideIt, phoneOf, statesOf };
}

/** The enterprise was verified with a contact to call back. */
export async function verifiedContact(gateway: TestGateway, mobile: string): Promise<void> {
  const id = uuidv7();
  const at = gateway.clock.now();
  const certification = {
    ...{ mainId: first, id, enterpriseName: '晨星科技有限公司', creditCode: '91350100M000100Y43' },
    ...{
      licenseFileId: uuidv7(),
      legalPerson: '林晓',
      contactName: '赵经理',
      regionCode: null,
      address: null,
    },
    contactPhoneEnc: gateway.services.crypto.encrypt(mobile, contactPhoneField(id)),
    ...{ isChange: false, submittedBy: demoUsers.owner, submittedAt: at },
  };
  await inAccount(gateway, first, async ({ tx }) => {
    await tx.run(sql`insert into file_object (main_id, id, storage_key, sha256, size, mime, original_name, kind)
      values (${first}, ${certification.licenseFileId}, 'license', ${'0'.repeat(64)}, 1, 'application/pdf', 'license.pdf', 'license')`);
    await insertCertification(tx, certification);
    await decide(tx, certification, { status: 'verified', reason: null, by: demoUsers.operator, at });
  });
}
