import {
  createMainAccount,
  addMembership,
  defaultStaffTeam,
} from '../src/modules/accounts/accountRepository';
import { userMobileField } from '../src/kernel/userFields';
import { createUser } from '../src/modules/accounts/userRepository';
import { uuidv7 } from '../src/kernel/ids';
import { ok } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { pdf } from './reports';

export interface Applicant {
  userId: string;
  mainId: string;
  mobile: string;
  token: string;
  call(operation: string, input?: object): Promise<CallReply>;
  /** Uploads a file of the account; returns its id. */
  upload(): Promise<string>;
}

let people = 0;

/** A person who has just registered an enterprise: the same rows as call 2 makes, without its code and password. */
export async function applicantOf(gateway: TestGateway, name = 'applicant'): Promise<Applicant> {
  people += 1;
  const { services } = gateway;
  const mobile = `1377${String(1_000_000 + people)}`;
  const [userId, mainId] = [uuidv7(), uuidv7()];
  const mobileIndex = services.blindIndex.of('mobile', mobile);
  const mobileEnc = services.crypto.encrypt(mobile, userMobileField(userId));
  const username = `${name.toLowerCase()}000${people}`;
  const user = { id: userId, username, nickName: name, mobileIndex, mobileEnc, passwordHash: null };
  await services.db.withoutTenant((tx) => createUser(tx, user, services.clock.now()));
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    await createMainAccount(tx, { id: mainId, kind: 'enterprise', name: 'New enterprise', authStatus: 0 });
    await addMembership(tx, { mainId, userId, role: 'owner' });
    for (const staff of await defaultStaffTeam(tx)) await addMembership(tx, { mainId, ...staff });
  });
  const token = await sessionOf(gateway, userId, mainId);
  const call = (operation: string, input: object = {}) => gateway.call(operation, input, { token, mainId });
  const upload = async () => {
    const file = { name: 'licence.pdf', mime: 'application/pdf', bytes: pdf };
    return ok(await call('uploadFile', { file })).data.fileId as string;
  };
  return { userId, mainId, mobile, token, call, upload };
}

/** Call 12 with valid papers. */
export async function submit(applicant: Applicant, overrides: object = {}): Promise<CallReply> {
  const body = {
    enterpriseName: '示例信息技术有限公司',
    creditCode: '91350100M000100Y43',
    licenseFileId: await applicant.upload(),
    legalPerson: '张三',
    contactName: '李四',
    contactPhone: '13900001111',
    regionCode: '350102',
    address: '某路 1 号',
    ...overrides,
  };
  return applicant.call('authenticate', { body });
}

/** Signs the service contract as the applicant; the enterprise is verified. */
export async function signAs({ call }: Applicant, signerName = '李四'): Promise<{ signatureId: string }> {
  const { version, hash } = ok(await call('getServiceContract')).data.text;
  return ok(await call('signServiceContract', { body: { version, hash, signerName } })).data;
}
