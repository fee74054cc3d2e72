import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { screenPaths } from '@probity/contract/rules/screenPaths';
import type { Config } from '../../platform/config/settings';
import { registerStatic } from './staticFiles';

const rootDir = mkdtempSync(join(tmpdir(), 'probity-dist-'));
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  mkdirSync(join(rootDir, 'dist/assets'), { recursive: true });
  writeFileSync(join(rootDir, 'dist/index.html'), '<!doctype html><title>Probity</title>');
  writeFileSync(join(rootDir, 'dist/assets/main.0123abcd.js'), 'void 0;');
  writeFileSync(join(rootDir, 'dist/assets/part.7.89abcdef.js'), 'void 0;');
  writeFileSync(join(rootDir, 'dist/assets/main.0123abcd.js.map'), '{}');
  app = Fastify({ exposeHeadRoutes: false });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 404 }));
  await registerStatic(app, { rootDir, docs: false } as Config);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(rootDir, { recursive: true });
});

/** A request with its path unchanged: fetch would normalise it. */
const ask = (path: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    request(address, { method, path, headers }, (reply) => {
      text(reply).then(
        (body) => resolve({ status: reply.statusCode!, headers: reply.headers, body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });

test.each(['/assets/', '/assets', '/nowhere/', '/assets/main.0123abcd.js.map', '/%00'])(
  'nothing is at %s: 404, however it is asked for',
  async (path) => {
    for (const encoding of ['identity', 'gzip, br']) {
      expect((await ask(path, 'GET', { 'accept-encoding': encoding })).status).toBe(404);
      expect((await ask(path, 'HEAD', { 'accept-encoding': encoding })).status).toBe(404);
    }
  },
);

test.each(['/assets/%2e%2e/', '/../package.json', '/assets//', '/%2e%2e%2fpackage.json', '/%E0%A4%A'])(
  'a path that is none (%s) is refused, no fault of ours',
  async (path) => {
    const { status } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

test('the page and what it loads are there, and HEAD tells the same without them', async () => {
  for (const path of ['/', '/index.html', '/assets/main.0123abcd.js']) {
    const [get, head] = [await ask(path), await ask(path, 'HEAD')];
    expect([path, get.status, head.status, head.body]).toEqual([path, 200, 200, '']);
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.body)));
    expect(head.headers['cache-control']).toBe(get.headers['cache-control']);
  }
});

test('a part of the program is asked for once, the page each time', async () => {
  for (const path of ['/assets/main.0123abcd.js', '/assets/part.7.89abcdef.js'])
    expect((await ask(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/')).headers['cache-control']).toBe('no-store');
});

test('a screen asked for without its # is redirected there with what stood behind it', async () => {
  for (const path of screenPaths.filter((one) => one !== '/')) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await ask(`${path}?s=a%2Fb&x=%23y`, method);
      expect([status, headers.location]).toEqual([302, `/#${path}?s=a%2Fb&x=%23y`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
  expect((await ask('/login')).headers.location).toBe('/#/login');
  expect((await ask('/login/?from=%2Fei')).headers.location).toBe('/#/login?from=%2Fei');
});

test('nothing in such an address leads to another place', async () => {
  for (const path of ['//example.com/login', '/login//example.com', '/login/..//example.com', '/example.com'])
    expect([path, (await ask(path)).headers.location]).toEqual([path, undefined]);
  for (const query of ['?//example.com', '?\\example.com', '?@example.com/', '#//example.com'])
    expect((await ask(`/login${query}`)).headers.location).toMatch(/^\/#\/login(\?|$)/);
});
