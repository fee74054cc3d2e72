import { DEMO_PASSWORD } from '../../seeds/demoAccounts';
import { md5, type CallOptions, type TestGateway } from '../gateway';

/** Signs a demo person in and returns the token. */
export async function passwordLogin(
  gateway: TestGateway,
  mobile: string,
  password: string = DEMO_PASSWORD,
  options: CallOptions = {},
): Promise<string> {
  const body = { loginType: 'password', mobile, password: md5(password), clientType: 'ENT_WEB' };
  const reply = await gateway.call('login', { body }, options);
  if (reply.code !== 0) throw new Error(`login answered ${reply.code} ${reply.msg}`);
  return reply.data.sToken as string;
}

/** Requests a code and reads it from the outbox. */
export async function codeFor(
  gateway: TestGateway,
  mobile: string,
  scene: string,
  extra: { s?: string; token?: string } = {},
): Promise<string> {
  const { token, ...s } = extra;
  const reply = await gateway.call(
    'sendVerifyCode',
    { body: { mobile, scene, ...s } },
    { token: token ?? null },
  );
  if (reply.code !== 0) throw new Error(`sendVerifyCode answered ${reply.code} ${reply.msg}`);
  const [newest] = await gateway.outbox(mobile);
  const code = /\d{6}/.exec(newest?.text ?? '')?.[0];
  if (!code) throw new Error('No code in the outbox');
  return code;
}

/** A code of six digits that is not `code`. */
export function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
