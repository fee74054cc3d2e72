import { gatewayWithPeople } from '../checks';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestGateway } from '../gateway';

/** A stub of the two calls of WeChat's HTTP API. */
const asked: URL[] = [];
let server: Server;
let gateway: TestGateway;

beforeAll(async () => {
  server = createServer((request, reply) => {
    const url = new URL(request.url!, 'http://stub');
    asked.push(url);
    const code = url.searchParams.get('code');
    if (code === 'redirects') return reply.writeHead(302, { location: '/elsewhere' }).end();
    const isToken = url.pathname === '/sns/oauth2/access_token';
    const body = isToken
      ? code === 'good'
        ? { access_token: 'at-1', openid: 'openid-1', expires_in: 7200 }
        : { errcode: 40029, errmsg: 'invalid code' }
      : { openid: 'openid-1', unionid: 'union-1', nickname: '小王', headimgurl: 'https://thirdwx.example/1' };
    reply.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  gateway = await gatewayWithPeople({
    env: {
      WECHAT_PROVIDER: 'open',
      WECHAT_APP_ID: 'wx-app',
      WECHAT_APP_SECRET: 'wx-secret',
      WECHAT_API_URL: `http://127.0.0.1:${port}`,
      // The stub is at an address that no call may reach without permission.
      OUTBOUND_ALLOW: `127.0.0.1:${port}`,
      PUBLIC_URL: 'https://probity.example',
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await new Promise((resolve) => server.close(resolve));
});

async function newCode() {
  const { data } = await gateway.call('getQrCode', {});
  return {
    ticket: data.ticket as string,
    state: new URL(data.qrContent).searchParams.get('state')!,
    ...data,
  };
}
const status = async (ticket: string) => (await gateway.call('queryQrResult', { body: { ticket } })).data;

test('the code leads through WeChat’s consent page and back with the state', async () => {
  const { qrContent, state, ticket } = await newCode();
  expect(qrContent).toBe(`https://probity.example/wechat/scan?state=${state}`);
  const reply = await gateway.request(`/wechat/scan?state=${state}`, { redirect: 'manual' });
  const target = new URL(reply.headers.get('location')!);
  expect(`${target.origin}${target.pathname}${target.hash}`).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize#wechat_redirect',
  );
  expect(Object.fromEntries(target.searchParams)).toEqual({
    appid: 'wx-app',
    redirect_uri: 'https://probity.example/wechat/callback',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  });
  expect(await status(ticket)).toEqual({ status: 'scanned' });
});

test('a good code becomes an identity; the phone confirms; the browser learns it', async () => {
  const { state, ticket } = await newCode();
  const confirm = await (await gateway.request(`/wechat/callback?state=${state}&code=good`)).text();
  expect(asked.slice(-2).map((url) => `${url.pathname}?${url.searchParams}`)).toEqual([
    '/sns/oauth2/access_token?appid=wx-app&secret=wx-secret&code=good&grant_type=authorization_code',
    '/sns/userinfo?access_token=at-1&openid=openid-1&lang=zh_CN',
  ]);
  expect(confirm).toContain('小王');
  const address = /action="([^"]+yes=1)"/.exec(confirm)![1]!.replace('&amp;', '&');
  await gateway.request(address, { method: 'POST' });
  expect(await status(ticket)).toMatchObject({
    status: 'unbound',
    nickname: '小王',
    avatar: 'https://thirdwx.example/1',
  });
});

test.each(['bad', 'redirects'])('code %s is vouched for by nobody', async (code) => {
  const { state, ticket } = await newCode();
  const page = await (await gateway.request(`/wechat/callback?state=${state}&code=${code}`)).text();
  expect(page).toContain('did not answer');
  expect((await status(ticket)).status).toBe('waiting');
});

test('the page that plays the phone does not exist beside the real provider', async () => {
  expect((await gateway.request('/dev/wechat?state=x')).status).toBe(404);
});
