import { hmacHex, sha256Hex } from '../src/platform/security/tokens';
import { REPORT_PATH } from '../src/modules/sms/signedReports';
import type { TestGateway } from './gateway';

/** A carrier over HTTP that reports what became of messages. */
export const KEY_ID = 'carrier-key';
export const REPORT_SECRET = 'what-only-the-carrier-signs-with-1';
export const carrierEnv = {
  SMS_PROVIDER: 'http',
  SMS_URL: 'https://sms.example.com/send',
  SMS_KEY_ID: KEY_ID,
  SMS_SECRET: 'what-we-sign-with',
  SMS_REPORT_SECRET: REPORT_SECRET,
};

/** The headers of a body that the carrier signs at a moment. */
export function signedHeaders(body: string, at: Date, secret = REPORT_SECRET): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  return {
    'content-type': 'application/json',
    'x-key-id': KEY_ID,
    'x-timestamp': time,
    'x-nonce': 'nonce',
    'x-signature': hmacHex(secret, [time, 'nonce', sha256Hex(body)].join('\n')),
  };
}

/** Posts a body to where the carrier reports; rightly signed unless other headers are given. */
export async function post(
  gateway: TestGateway,
  body: string,
  headers: Record<string, string> = signedHeaders(body, gateway.clock.now()),
): Promise<{ status: number; text: string }> {
  const reply = await gateway.request(REPORT_PATH, { method: 'POST', headers, body });
  return { status: reply.status, text: await reply.text() };
}

/** Tells these reports as the carrier does. */
export const report = (gateway: TestGateway, ...reports: object[]) =>
  post(gateway, JSON.stringify({ reports }));

/** The ids of the messages about a check, the oldest first. */
export async function messageIds(gateway: TestGateway, checkId: string): Promise<string[]> {
  const { rows } = await gateway.owner.query<{ id: string }>(
    'select id from sms_outbox where about_id = $1 order by created_at, id',
    [checkId],
  );
  return rows.map(({ id }) => id);
}
