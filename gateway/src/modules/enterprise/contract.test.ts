import { createHash } from 'node:crypto';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { applicantOf, signAs, submit, type Applicant } from '../../../test/enterprises';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { installed } from '../signedTexts/textAt';
import { contractText } from './contractText';

let gateway: TestGateway;
let operator: (operation: string, input?: object) => Promise<CallReply>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  const token = await sessionOf(gateway, demoUsers.operator, demoMains.platform);
  operator = (operation, input = {}) => gateway.call(operation, input, { token, mainId: demoMains.platform });
});
afterAll(() => gateway.close());

async function verified(overrides: object = {}): Promise<Applicant> {
  const applicant = await applicantOf(gateway);
  ok(await submit(applicant, overrides));
  await verify(applicant);
  return applicant;
}

async function verify({ mainId }: Applicant): Promise<void> {
  const { rows } = ok(await operator('listWorkItems', { body: { kind: ['certification'] } })).data;
  const { workItemId } = rows.find((row: { mainId: string }) => row.mainId === mainId);
  ok(await operator('decideCertification', { body: { workItemId, accept: true, sameSeen: 1000 } }));
}

const read = async ({ call }: Applicant) => ok(await call('getServiceContract')).data;
const sign = ({ call }: Applicant, body: object) => call('signServiceContract', { body });

test('before the enterprise is verified it reads, and does not sign', async () => {
  const applicant = await applicantOf(gateway);
  ok(await submit(applicant));
  const { text, isVerified } = await read(applicant);
  expect(isVerified).toBe(false);
  expect(text.sections[0].paragraphs[0]).toContain('示例信息技术有限公司');
  const body = { version: text.version, hash: text.hash, signerName: '李四' };
  expect(await sign(applicant, body)).toMatchObject({ code: 2813 });
  await verify(applicant);
  expect(ok(await sign(applicant, body)).data).toMatchObject({ signerName: '李四', isCurrent: true });
});

test('only the text as it is now is signed, once, by somebody with a name', async () => {
  const applicant = await verified();
  const { text } = await read(applicant);
  const body = { version: text.version, hash: text.hash, signerName: ' 李四 ' };
  expect(await sign(applicant, { ...body, hash: '0'.repeat(64) })).toMatchObject({ code: 2812 });
  expect(await sign(applicant, { ...body, version: '2020-01' })).toMatchObject({ code: 2812 });
  expect(await sign(applicant, { ...body, signerName: '   ' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'signerName' }] },
  });
  for (const signerName of ['=cmd()💥', '💥💥', '\u200B\u200B'])
    expect(await sign(applicant, { ...body, signerName })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'signerName' }] },
    });
  const both = await Promise.all([sign(applicant, body), sign(applicant, body)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 2814]);
});

test('words, hash, signer, time and address are kept, and neither changed nor removed by the application', async () => {
  const applicant = await verified();
  await signAs(applicant);
  await inAccount(gateway, applicant.mainId, async ({ tx }) => {
    const row = await tx.one<{ text: string; hash: string; ip: string; at: Date }>(
      sql`select signed_text as text, text_hash as hash, host(ip) as ip, signed_at as at from contract_signature`,
    );
    expect(createHash('sha256').update(row.text).digest('hex')).toBe(row.hash);
    expect(JSON.parse(row.text)).toMatchObject({ lang: 'en', party: { creditCode: '91350100M000100Y43' } });
    expect(row.ip).toBe('127.0.0.1');
    expect(row.at).toEqual(gateway.clock.now());
  });
  for (const statement of [
    sql`update contract_signature set signer_name = 'Somebody else'`,
    sql`delete from contract_signature`,
  ]) {
    await expect(inAccount(gateway, applicant.mainId, ({ tx }) => tx.run(statement))).rejects.toThrow(
      /permission denied/,
    );
  }
  const otherWords = sql`insert into contract_signature select main_id, gen_random_uuid(), version, lang,
    signed_text || ' ', text_hash, signer_name, signed_by, signed_at, ip from contract_signature`;
  await expect(inAccount(gateway, applicant.mainId, ({ tx }) => tx.run(otherWords))).rejects.toThrow(
    /violates check constraint/,
  );
});

test('both languages have the same sections, and each its own hash', () => {
  const party = { name: 'Example', creditCode: null };
  const { serviceContract } = installed;
  const [en, zh] = [contractText(serviceContract, 'en', party), contractText(serviceContract, 'zh', party)];
  expect(zh.text.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
    en.text.sections.map(({ paragraphs }) => paragraphs.length),
  );
  expect(en.hash).not.toBe(zh.hash);
  expect(contractText(serviceContract, 'en', { ...party, name: 'Exemple' }).hash).not.toBe(en.hash);
});

describe('the PDF', () => {
  test.each(['en', 'zh-CN'])('is a PDF of some pages in %s, with names of rare characters', async (lang) => {
    const { token, mainId, call } = await verified({ enterpriseName: '䶮堃科技（深圳）有限公司' });
    const inLang = (operation: string, input = {}) => gateway.call(operation, input, { token, mainId, lang });
    const { text } = ok(await inLang('getServiceContract')).data;
    const body = { version: text.version, hash: text.hash, signerName: '李喆堃' };
    const { signatureId } = ok(await inLang('signServiceContract', { body })).data;
    // Read in the other language later, it is still the text that was signed.
    const { bytes } = await call('downloadServiceContract', { query: { signatureId } });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain(`/Lang (${lang})`);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
    // Only the characters in use are embedded, not the ten megabytes of the font.
    expect(bytes.length).toBeLessThan(600_000);
  });

  test("another enterprise's signature answers like a missing one; its own people get it", async () => {
    const [applicant, other] = [await verified(), await verified()];
    const { signatureId } = await signAs(applicant);
    const missing = await other.call('downloadServiceContract', {
      query: { signatureId: '01990000-0000-7000-8000-00000000ffff' },
    });
    const foreign = await other.call('downloadServiceContract', { query: { signatureId } });
    expect(foreign.code).toBe(404);
    expect(foreign.bytes.toString()).toBe(missing.bytes.toString());
    const own = await applicant.call('downloadServiceContract', { query: { signatureId } });
    expect(own.bytes.subarray(0, 4).toString()).toBe('%PDF');
  });
});
