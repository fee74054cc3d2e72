import type { TestGateway } from '../gateway';

/** WeChat's half of a sign-in, played through the pages of the local provider. */
export function wechatPhone(gateway: TestGateway) {
  const page = async (path: string, init?: RequestInit) => (await gateway.request(path, init)).text();
  const stateOf = (qrContent: string) => new URL(qrContent).searchParams.get('state')!;

  const getCode = async (purpose = 'login', token: string | null = null) =>
    (await gateway.call('getQrCode', { query: { purpose } }, { token })).data as {
      ticket: string;
      qrContent: string;
    };

  const query = (ticket: string) => gateway.call('queryQrResult', { body: { ticket } });

  /** Scans, gives the identity, and returns the address that the answer goes to; empty if it came too late. */
  const scan = async (qrContent: string, name: string): Promise<string> => {
    const state = stateOf(qrContent);
    await page(`/dev/wechat?state=${state}`);
    const confirm = await page(`/dev/wechat/identify?state=${state}&name=${name}`);
    return /action="([^"]+)yes=1"/.exec(confirm)?.[1]?.replace('&amp;', '&') ?? '';
  };

  const answer = (address: string, yes: '0' | '1') =>
    page(`${address}yes=${yes}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    });

  /** The proof for bindMobile, from a scan confirmed by a WeChat account nobody has. */
  const unbound = async (name: string): Promise<string> => {
    const { ticket, qrContent } = await getCode();
    await answer(await scan(qrContent, name), '1');
    return (await query(ticket)).data.bindToken as string;
  };

  return { page, stateOf, getCode, query, scan, answer, unbound };
}
