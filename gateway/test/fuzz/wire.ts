import { FILE_LIMIT } from '@probity/contract/rules/files';
import { uuidv7 } from '../../src/kernel/ids';
import { pdf, second } from '../reports';
import type { Call } from './calls';
import type { Random } from './random';
import { multipart, type Part, type Shot } from './shot';

/* Breaks a valid request below the contract: bodies that are no JSON or no form, headers, methods and addresses. */
type Twist = (shot: Shot, random: Random) => Shot;

const JSONS: readonly (Buffer | string)[] = [
  '', '{', '{"a":1,}', '[]', 'null', '"x"', '1', 'NaN', '{"a":1}{"b":2}', '\uFEFF{}', '{"__proto__":{"x":1}}', "{'a':1}",
  '{"constructor":{"prototype":{"x":1}}}', '{"a":1,"a":2}', '\u0000', '{"a":"\\ud800"}', '{"a":1e999}', `{"a":"${'x'.repeat(270_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
]; // prettier-ignore
const TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'application/json;', 'json', 'application/octet-stream',
  'multipart/form-data', 'multipart/mixed; boundary=x', 'application/vnd.api+json', '*/*', 'application/json, text/plain']; // prettier-ignore

const HEADERS: Record<string, readonly string[]> = {
  'x-main-id': ['x', second, `urn:uuid:${second}`, uuidv7(), "'", '{}', 'x'.repeat(3_000)],
  'idempotency-key': ['', 'x', "'; drop table orders; --", 'x'.repeat(1_000), 'caf\u00e9', '0'.repeat(36)],
  'accept-language': ['', '*', 'zh', 'en;q=abc', 'x'.repeat(2_000), '../../en', 'zh-CN,zh;q=0.9,en;q=0.8,*;q=-1'],
  appcode: ['', 'bd-app', 'BD-WEB', 'x'.repeat(2_000)],
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1,2-2', 'lines=1-2'],
  authorization: ['Bearer', 'Bearer  x', 'Basic eDp4', `Bearer ${'A'.repeat(43)}`, `Bearer ${'A'.repeat(5_000)}`, `Bearer pbk_${'A'.repeat(43)}`, 'bearer x', "Bearer '"],
  'x-forwarded-for': ['unknown', '1.2.3.4:80', "'", '::ffff:10.0.0.1', 'fe80::1%eth0', '999.1.1.1', '1.2.3.4, 5.6.7.8', ', ,', 'x'.repeat(500), '[::1]:443'],
  'user-agent': ['', 'x'.repeat(3_000), '\u00ff\u00fe', "'\"<script>", '${jndi:ldap://x}'],
  'content-encoding': ['gzip', 'br', 'deflate, gzip', 'x'],
  'if-none-match': ['*', '"x"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  accept: ['text/html', 'application/xml', 'x'],
  host: ['', 'x', 'evil.example.com', 'localhost:99999'],
  origin: ['https://evil.example.com', 'null'],
  cookie: ['sToken=x; a=b', ';;;', 'x'.repeat(2_000)],
  upgrade: ['websocket'],
  'x-http-method-override': ['DELETE', 'GET'],
}; // prettier-ignore

const asJson: Twist = (shot, random) => ({
  ...shot,
  headers: { ...shot.headers, 'content-type': 'application/json' },
  body: Buffer.from(random.pick(JSONS)),
});

const asType: Twist = (shot, random) => ({
  ...shot,
  headers: { ...shot.headers, 'content-type': random.pick(TYPES) },
  body: shot.body ?? Buffer.from('{}'),
});

const withHeaders: Twist = (shot, random) => {
  const headers = { ...shot.headers };
  for (let n = 1 + random.below(2); n > 0; n -= 1) {
    const name = random.pick(Object.keys(HEADERS));
    if (random.chance(0.15)) delete headers[name];
    else headers[name] = random.pick(HEADERS[name]!);
  }
  return { ...shot, headers };
};

const byMethod: Twist = (shot, random) => {
  const others = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'POST', 'PROPFIND'];
  const method = random.pick(others.filter((one) => one !== shot.method));
  return { ...shot, method, body: ['GET', 'HEAD', 'TRACE'].includes(method) ? null : shot.body };
};

/** Forms that no browser sends. */
const FORMS: Record<string, (random: Random) => { type: string; body: Buffer; isCut?: boolean }> = {
  'not named file': (random) => form([{ name: 'document', content: pdf, fileName: 'a.pdf' }], random),
  'no boundary': (random) => ({ ...form([filePart(pdf)], random), type: 'multipart/form-data' }),
  'long boundary': (random) => ({ ...form([filePart(pdf)], random), type: `multipart/form-data; boundary=${'b'.repeat(257)}` }),
  'another boundary': (random) => ({ ...form([filePart(pdf)], random), type: 'multipart/form-data; boundary=other' }),
  truncated: (random) => shortened(form([filePart(pdf)], random), random),
  'part cut early': (random) => {
    const { type, body } = form([filePart(pdf)], random);
    return { type, body: body.subarray(0, body.indexOf('\r\n\r\n') - 5) };
  },
  'connection cut': (random) => ({ ...shortened(form([filePart(Buffer.alloc(50_000))], random), random), isCut: true }),
  'two files': (random) => form([filePart(pdf), filePart(pdf)], random),
  'no file': (random) => form([{ name: 'note', content: 'x' }], random),
  'file is a field': (random) => form([{ name: 'file', content: 'x' }], random),
  'empty file': (random) => form([filePart(Buffer.alloc(0))], random),
  'too large': (random) => form([filePart(Buffer.alloc(random.chance(0.1) ? FILE_LIMIT + 1 : 100))], random),
  'many fields': (random) => form([...Array.from({ length: 12 }, (_, n) => ({ name: `f${n}`, content: 'x' })), filePart(pdf)], random),
  'long field': (random) => form([{ name: 'x'.repeat(200), content: 'y'.repeat(5_000) }, filePart(pdf)], random),
  'odd names': (random) => form([filePart(pdf, random.pick(['../../etc/passwd', 'a\u0000.pdf', '', '.pdf', '鹭.pdf', 'a.svg', 'a.pdf.html', 'x'.repeat(500), 'a";x="b.pdf']))], random),
  'proto field': (random) => form([{ name: '__proto__', content: 'x' }, filePart(pdf)], random),
  empty: (random) => ({ ...form([filePart(pdf)], random), body: Buffer.alloc(0) }),
}; // prettier-ignore

const filePart = (content: Buffer, fileName = 'a.pdf'): Part => ({
  name: 'file',
  content,
  fileName,
  mime: 'application/pdf',
});

function form(parts: readonly Part[], random: Random): { type: string; body: Buffer } {
  const { boundary, body } = multipart(parts, random);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function shortened({ type, body }: { type: string; body: Buffer }, random: Random) {
  return { type, body: body.subarray(0, 1 + random.below(body.length - 10)) };
}

const asForm: Twist = (shot, random) => {
  const name = random.pick(Object.keys(FORMS));
  const { type, body, isCut = false } = FORMS[name]!(random);
  const headers = {
    ...shot.headers,
    'content-type': type,
    ...(isCut && { 'content-length': String(body.length + 60_000) }),
  };
  return { ...shot, kind: `form: ${name}`, headers, body, isCut };
};

const CUT: Twist = (shot) => ({
  ...shot,
  headers: { ...shot.headers, 'content-type': 'application/json', 'content-length': '5000' },
  body: Buffer.from('{"a":'),
  isCut: true,
});

const PATHS = ['/', '/index.html', '/login', '/homePage', '/register', '/checkPhone?s=x', '/assets', '/assets/', '/assets/main.0123abcd.js', '/assets/main.0123abcd.js.map', '/assets/../csp.json',
  '/assets/%2e%2e/csp.json', '/assets/%2e%2e%2f%2e%2e%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/..%5c..%5cx', '/csp.json', '/docs', '/docs/', '/docs/api', '/docs/calls', '/docs/contract', '/docs/openapi.json', '/docs/zh/%2e%2e/contract.json', '/docs/%2e%2e/csp.json', '/docs/docs.css',
  '//', '//evil.example.com/', '/%', '/%ff', '/%00', '/%c0%ae%c0%ae/', '/gateway', '/gateway/', '/gateway/bd/', '/gateway/bd/base/%2e%2e/user', '/gateway//bd/base/user/loginInfo', '/gateway/bd/sms/delivery/report',
  '/healthz', '/healthz/', '/metrics', '/favicon.ico', '/.git/config', '/.env', '/package.json', '/robots.txt', '/?x=%', '/?%00', `/${'a'.repeat(5_000)}`, `/?${'a=b&'.repeat(2_000)}`, '/;x', '/*', '/__proto__', '/constructor'] as const; // prettier-ignore

/** A request for an address that is no call. */
export function pageShot(random: Random): Shot {
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE']);
  const shot = { kind: 'page', operation: null, method, path: random.pick(PATHS), headers: {}, body: null };
  return random.chance(0.3) ? { ...withHeaders(shot, random), kind: 'page' } : shot;
}

/** The address of a call, altered: an ending, an encoding, a query of its own. */
const byPath: Twist = (shot, random) => {
  const [path, query = ''] = shot.path.split('?') as [string, string?];
  const last = path.at(-1)!;
  return {
    ...shot,
    path: random.pick([
      `${path}/`, `${path};a=b`, `/${path}`, path.toUpperCase(), `${path}%00`, `${path}%2f`, `${path.slice(0, -1)}%${last.charCodeAt(0).toString(16)}`, `${path}?${query}&x=1`, `${path}?${query}&${query}`,
      `${path}?%ff=%fe`, `${path}?s[]=1&s[0]=2`, `${path}?__proto__[x]=1`, `${path}?${query}#x`, `${path}/../../../x`, `${path}?${'a'.repeat(9_000)}`, `${path}?=&&&=`, `${path}?checkId=urn:uuid:${second}`, `${path}?checkId=%00`,
    ]), // prettier-ignore
  };
};

const twists: Record<string, Twist> = {
  json: asJson,
  'content type': asType,
  headers: withHeaders,
  method: byMethod,
  address: byPath,
  cut: CUT,
};

/** A request of a call that is broken below the contract. */
export function twisted(call: Call, shot: Shot, random: Random): Shot {
  if (call.isUpload ? random.chance(0.7) : random.chance(0.05)) return asForm(shot, random);
  const kind = random.pick(Object.keys(twists));
  return { ...twists[kind]!(shot, random), kind };
}
