import { gatewayWithPeople } from '../checks';
import { deflateRawSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestGateway } from '../gateway';
import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { fileById } from '../../src/modules/files/fileRepository';
import { passwordLogin } from './people';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await passwordLogin(gateway, '13800000001');
});
afterAll(() => gateway.close());

const upload = (name: string, bytes: Buffer, mime = 'application/octet-stream') =>
  gateway.call('uploadFile', { file: { name, mime, bytes } }, { token });
const rowOf = (fileId: string) =>
  gateway.services.db.withTenant({ mainIds: [demoMains.first], mainId: null }, (tx) => fileById(tx, fileId));
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');

/** A zip of stored or deflated entries; `claim` overrides the inflated size its directory states. */
function zip(files: Record<string, string>, claim?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const body = deflateRawSync(Buffer.from(text));
    const size = claim ?? Buffer.byteLength(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), body);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
const office = (part: string) => ({ '[Content_Types].xml': '<Types/>', [part]: '<x/>' });
const compound = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(`${stream}\0`, 'utf16le'),
    Buffer.alloc(512),
  ]);
const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    [format]()
    .toBuffer();

describe('call 10: what is taken', () => {
  test.each([
    ['a.pdf', () => pdf],
    ['a.docx', () => zip(office('word/document.xml'))],
    ['a.xlsx', () => zip(office('xl/workbook.xml'))],
    ['a.doc', () => compound('WordDocument')],
    ['a.xls', () => compound('Workbook')],
    ['a.csv', () => Buffer.from('name,phone\n张三,1\n')],
    ['a.csv', () => Buffer.from('d0d5c3fb2cb5e7bbb00a', 'hex')],
  ])('%s', async (name, bytes) => {
    const reply = await upload(name, bytes());
    expect(reply).toMatchObject({ code: 0, data: { originalFilename: name, size: bytes().length } });
    expect(reply.data.url).toContain(reply.data.fileId);
  });

  test('the row belongs to the account and its uploader; the bytes lie encrypted', async () => {
    const canary = Buffer.concat([Buffer.from('%PDF-1.4 canary-of-this-test '), pdf]);
    const { data } = await upload('扫描件.PDF', canary);
    const row = (await rowOf(data.fileId))!;
    expect(row).toMatchObject({
      originalName: '扫描件.PDF',
      mime: 'application/pdf',
      createdBy: demoUsers.owner,
    });
    const folder = join(gateway.config.dataDir, 'files');
    const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(stored.length).toBeGreaterThan(0);
    for (const entry of stored) {
      expect(readFileSync(join(entry.parentPath, entry.name)).includes('canary-of-this-test')).toBe(false);
    }
    expect(await gateway.services.files.read(row.storageKey)).toEqual(canary);
  });

  test.each(['png', 'jpeg'] as const)(
    'a %s is drawn anew without its metadata and whatever hides behind it',
    async (format) => {
      const tagged = await sharp(await picture(format))
        .withExif({ IFD0: { Copyright: 'gps-canary' } })
        [format]()
        .toBuffer();
      const bytes = Buffer.concat([tagged, Buffer.from('<script>hidden</script>')]);
      expect(bytes.includes('gps-canary')).toBe(true);
      const { code, data } = await upload(format === 'png' ? 'photo.png' : 'photo.JPG', bytes, 'text/html');
      expect(code).toBe(0);
      const kept = await gateway.services.files.read((await rowOf(data.fileId))!.storageKey);
      expect(kept.includes('gps-canary') || kept.includes('<script>')).toBe(false);
      expect(await sharp(kept).metadata()).toMatchObject({ format, width: 20, height: 10 });
    },
  );
});

describe('call 10: what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const html = Buffer.from('<!doctype html><script>1</script>');
  const exe = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
  test.each([
    ['no extension', 'file', () => pdf],
    ['svg', 'a.svg', () => svg],
    ['html', 'a.html', () => html],
    ['svg named csv', 'a.csv', () => svg],
    ['html named csv', 'a.csv', () => html],
    ['a program named pdf', 'a.pdf', () => exe],
    ['pdf named png', 'a.png', () => pdf],
    ['a cut-off pdf', 'a.pdf', () => pdf.subarray(0, 30)],
    ['a docx named xlsx', 'a.xlsx', () => zip(office('word/document.xml'))],
    ['a plain zip named docx', 'a.docx', () => zip({ 'x.txt': 'x' })],
    ['macros', 'a.docx', () => zip({ ...office('word/document.xml'), 'word/vbaProject.bin': 'x' })],
    ['a path that climbs', 'a.docx', () => zip({ ...office('word/document.xml'), '../x': 'x' })],
    ['a bomb', 'a.xlsx', () => zip(office('xl/workbook.xml'), 3_000_000_000)],
    ['xls named doc', 'a.doc', () => compound('Workbook')],
    ['binary named csv', 'a.csv', () => Buffer.from([65, 0, 66])],
    ['a double extension', 'a.pdf.exe', () => pdf],
    ['the head of a png', 'a.png', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s: 1014', async (_what, name, bytes) => {
    expect(await upload(name, bytes())).toMatchObject({
      code: 1014,
      // What is wrong, and what to do about it.
      msg: expect.stringMatching(/^File type not allowed, or the file is damaged .* save it again/),
    });
  });

  test('nothing: 1012; more than 10 MB: 1013; 10 MB exactly: taken', async () => {
    expect(await upload('a.csv', Buffer.alloc(0))).toMatchObject({ code: 1012, msg: 'Please select a file' });
    const full = Buffer.alloc(10 * 1024 * 1024, 'a');
    expect(await upload('a.csv', full)).toMatchObject({ code: 0, data: { size: full.length } });
    const over = Buffer.concat([full, Buffer.from('a')]);
    expect(await upload('a.csv', over)).toMatchObject({ code: 1013, msg: 'File is larger than 10 MB' });
  });

  test('without a session: -5', async () => {
    const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
    expect(await gateway.call('uploadFile', { file })).toMatchObject({ code: -5 });
  });
});
