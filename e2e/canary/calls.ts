import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { callGateway } from '../lib/gatewayCalls.mjs';
import { callsOf, type Call } from '../calls';
import type { Somebody } from '../world/world';
import type { Canary } from './values';

export type Upload = (path: string, file: Canary) => Promise<string>;

/** A person's calls, and their uploads, which return the id of the file. */
export interface Caller {
  call: Call;
  upload: Upload;
}

/** The calls of a person who signs in. */
export async function callerOf(request: APIRequestContext, who: Somebody): Promise<Caller> {
  const headers = { authorization: `Bearer ${who.token}`, 'x-main-id': who.mainId };
  return { call: await callsOf(request, who), upload: uploadsOf(request, headers) };
}

/** A person with a proven phone, who holds a link. */
export interface Visitor extends Caller {
  s: string;
  token: string;
}

/** Proves a phone by the code of the SMS, for its newest link. */
export async function visitorOf(request: APIRequestContext, mobile: string): Promise<Visitor> {
  const s = await newest(request, mobile, /checkPhone\?s=([\w-]+)/);
  await callGateway(request, 'base/sms/sendVerifyCode', { mobile, scene: 'visitor', s });
  const verifyCode = await newest(request, mobile, /\b(\d{6})\b/);
  const proof = { loginType: 'sms', mobile, verifyCode, s };
  const { sToken: token } = (await callGateway(request, 'base/user/visitorLogin', proof)) as {
    sToken: string;
  };
  const headers = { authorization: `Bearer ${token}` };
  return {
    s,
    token,
    call: (path, data) => callGateway(request, path.slice(1), { s, ...data }, headers),
    upload: uploadsOf(request, headers),
  };
}

/** The first group of a pattern in the newest SMS of a phone that matches; waits until it is sent. */
export async function newest(request: APIRequestContext, mobile: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const sms = (await (await request.get(`/dev/outbox.json?mobile=${mobile}`)).json()) as { text: string }[];
    found = sms.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean);
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 20_000, intervals: [100] }).toBe(true);
  return found!;
}

function uploadsOf(request: APIRequestContext, headers: Record<string, string>): Upload {
  return async (path, { value, bytes }) => {
    const reply = await request.post(`/gateway/bd${path}`, {
      headers: { appcode: 'bd-web', 'idempotency-key': randomUUID(), ...headers },
      multipart: { file: { name: value, mimeType: 'application/pdf', buffer: bytes! } },
    });
    const { code, msg, data } = (await reply.json()) as {
      code: number;
      msg: string;
      data: { fileId: string };
    };
    expect({ path, code, msg }).toEqual({ path, code: 0, msg });
    return data.fileId;
  };
}
