import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { codeFor } from './accounts/people';
import type { CallReply, TestGateway } from './gateway';

/** The example number of GB 11643-1999 itself. */
export const ID_NUMBER = '11010519491231002X';

/** The `s` in the newest message of a phone that has one. */
export async function newestS(gateway: TestGateway, mobile: string): Promise<string> {
  for (const { text } of await gateway.outbox(mobile)) {
    const s = /checkPhone\?s=([\w-]+)/.exec(text)?.[1];
    if (s) return s;
  }
  throw new Error('No link in the outbox');
}

/** A person with a proven phone, bound to one `s`. */
export interface Visitor {
  s: string;
  token: string;
  /** A call with this visitor's `s` in its body; a section is saved as by one open page. */
  call(operation: string, body?: Record<string, unknown>): Promise<CallReply>;
}

export function visitorOf(gateway: TestGateway, s: string, token: string): Visitor {
  const page = randomUUID();
  return {
    s,
    token,
    call: (operation, body = {}) =>
      gateway.call(
        operation,
        { body: { s, ...(operation === 'saveCandidateForm' && { read: 0, page }), ...body } },
        { token },
      ),
  };
}

/** Proves a phone by SMS for an `s`, as /checkPhone does. */
export async function enter(gateway: TestGateway, mobile: string, s: string): Promise<Visitor> {
  const verifyCode = await codeFor(gateway, mobile, 'visitor', { s });
  const reply = await gateway.call('visitorLogin', { body: { mobile, verifyCode, s } });
  if (reply.code !== 0) throw new Error(`visitorLogin answered ${reply.code} ${reply.msg}`);
  return visitorOf(gateway, s, reply.data.sToken as string);
}

/** A PNG as base64 with a black stroke of `strokes` pixels' length on a transparent sheet. */
export async function signature(strokes = 200): Promise<string> {
  const [width, height] = [320, 120];
  const pixels = Buffer.alloc(width * height * 4);
  for (let x = 0; x < strokes; x += 1)
    for (let y = 58; y < 61; y += 1) pixels[(y * width + 40 + x) * 4 + 3] = 255;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return png.toString('base64');
}

export interface ConsentChange {
  refuse?: readonly string[];
  overrides?: Record<string, unknown>;
}

/** The body of giveConsent for the text the candidate is shown: everything agreed to except `refuse` (item codes). */
export async function consentBody(visitor: Visitor, { refuse = [], overrides = {} }: ConsentChange = {}) {
  const { data } = await visitor.call('getInvitation');
  return {
    decisions: (data.items as { checkItemId: string; itemCode: string; status: string }[])
      .filter((item) => item.status !== 'cancelled')
      .map((item) => ({ checkItemId: item.checkItemId, given: !refuse.includes(item.itemCode) })),
    textVersion: data.consentText.version as string,
    textHash: data.consentText.hash as string,
    signature: await signature(),
    signatureWay: 'drawn',
    signedName: data.candidateName as string,
    ...overrides,
  };
}

export const school = {
  school: '清华大学',
  major: '会计',
  level: 'bachelor',
  form: 'fullTime',
  enrolled: '2010-09',
  graduated: '2014-07',
  result: 'graduation',
  certificateNo: '100031201405001234',
};

/** Consent to everything, and the form of the basic package: the check runs after it. */
export async function consentAndSubmit(visitor: Visitor, change: ConsentChange = {}): Promise<CallReply> {
  const given = await visitor.call('giveConsent', await consentBody(visitor, change));
  if (given.code !== 0) throw new Error(`giveConsent answered ${given.code} ${given.msg}`);
  await visitor.call('saveCandidateForm', {
    section: 'identity',
    content: { idNumber: ID_NUMBER, idConfirmed: true },
  });
  await visitor.call('saveCandidateForm', { section: 'education', content: { entries: [school] } });
  const reply = await visitor.call('submitCandidateForm');
  if (reply.code !== 0) throw new Error(`submitCandidateForm answered ${reply.code} ${reply.msg}`);
  return reply;
}

/** The reply, or a failed test that shows the actual answer. */
export function ok(reply: CallReply): CallReply {
  expect({ code: reply.code, msg: reply.msg, data: reply.code === 0 ? null : reply.data }).toEqual({
    code: 0,
    msg: reply.msg,
    data: null,
  });
  return reply;
}
