import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwordLogin } from './accounts/people';
import { gatewayWithPeople } from './checks';
import type { TestGateway } from './gateway';
import { dial, postHead, sendRaw } from './rawHttp';
import { pdf } from './reports';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await passwordLogin(gateway, '13800000001');
});
afterAll(() => gateway.close());

describe('a form that is none is refused in words, at once', () => {
  const URL = '/gateway/bd/base/file/upload';
  const BOUNDARY = 'the-boundary';
  const part = (name: string, boundary = BOUNDARY) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
      ),
      pdf,
    ]);
  const close = (boundary = BOUNDARY) => Buffer.from(`\r\n--${boundary}--\r\n`);
  const post = (type: string, body: Buffer) =>
    sendRaw(
      gateway.address,
      Buffer.concat([
        Buffer.from(
          postHead(URL, {
            authorization: `Bearer ${token}`,
            'content-type': type,
            'content-length': body.length,
          }),
        ),
        body,
      ]),
    );
  const typed = (boundary: string) => `multipart/form-data; boundary=${boundary}`;
  const long = 'b'.repeat(257);

  test.each([
    ['a field of another name', typed(BOUNDARY), Buffer.concat([part('document'), close()]), 200, 1012],
    ['no boundary', 'multipart/form-data', Buffer.concat([part('file'), close()]), 400, 400],
    ['a boundary over 256', typed(long), Buffer.concat([part('file', long), close(long)]), 400, 400],
    ['a form without its end', typed(BOUNDARY), part('file'), 400, 400],
    ['a part cut in its head', typed(BOUNDARY), part('file').subarray(0, 60), 400, 400],
    ['a part cut early', typed(BOUNDARY), Buffer.concat([part('file').subarray(0, -20)]), 400, 400],
    ['no form at all', typed(BOUNDARY), Buffer.from('nothing of the kind'), 400, 400],
    ['an empty body', typed(BOUNDARY), Buffer.alloc(0), 200, 1012],
  ])('%s', async (_what, type, body, status, code) => {
    const reply = await post(type, body);
    expect({ status: reply.status, ...(JSON.parse(reply.body) as object) }).toMatchObject({
      status,
      code,
      msg: expect.stringMatching(/./),
    });
  });

  test('and a whole one is taken', async () => {
    const reply = await post(typed(BOUNDARY), Buffer.concat([part('file'), close()]));
    expect(JSON.parse(reply.body)).toMatchObject({ code: 0 });
  });
});

test('heads that are too large and requests that are none speak the envelope', async () => {
  const large = await sendRaw(
    gateway.address,
    `GET /healthz HTTP/1.1\r\nhost: x\r\naccept-language: zh-CN\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`,
  );
  expect(large.status).toBe(431);
  expect(large.headers).toMatchObject({ 'content-language': 'zh-CN' });
  expect(JSON.parse(large.body)).toMatchObject({ code: 431, msg: expect.stringMatching(/\p{Script=Han}/u) });
  const none = await sendRaw(gateway.address, 'NONSENSE\r\n\r\n');
  expect(none.status).toBe(400);
  expect(JSON.parse(none.body)).toMatchObject({ code: 400, msg: 'The request could not be read' });
});

test('an idle connection ends before the gateway would break it off, and its client is told when', async () => {
  const reply = await sendRaw(
    gateway.address,
    Buffer.from('GET /healthz HTTP/1.1\r\nhost: probity.test\r\n\r\n'),
  );
  expect(reply.headers['keep-alive']).toBe('timeout=20');
  expect(gateway.app.server.timeout).toBe(30_000);
  expect(gateway.app.server.keepAliveTimeout).toBeLessThan(gateway.app.server.timeout);
});

test('what comes in while it stops is told to come back, in the envelope; what was begun is finished', async () => {
  const stopping = await gatewayWithPeople();
  const body = JSON.stringify({ dictTypes: ['role'] });
  const head = postHead('/gateway/bd/base/data/queryDictList', {
    'content-type': 'application/json',
    'content-length': body.length,
  });
  const socket = dial(stopping.address);
  socket.write(head + body.slice(0, 4));
  await sleep(300);
  const closed = stopping.app.close();
  await sleep(100);
  const answers = text(socket);
  socket.write(
    `${body.slice(4)}GET /gateway/bd/base/user/loginInfo HTTP/1.1\r\nhost: x\r\naccept-language: zh\r\n\r\n`,
  );
  const [begun, late] = (await answers).split('HTTP/1.1 ').slice(1);
  expect(begun).toMatch(/^200 [^]*"code":0/);
  expect(late).toMatch(/^503 [^]*retry-after: 5/);
  expect(late).toMatch(/\{"code":503,"msg":"\p{Script=Han}[^]*"data":\{"requestId"/u);
  socket.destroy();
  await closed;
  await stopping.close();
});
