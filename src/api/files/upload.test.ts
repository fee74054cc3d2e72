import { refuse, silence } from '../../test/answers';
import { buildUploadedFile } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { testApi } from '../../test/testApi';
import { toFormData } from '../transport/formData';
import { watchUpload } from '../transport/uploadProgress';

const { send } = testApi.endpoints;
const url = '/gateway/bd/base/file/upload';
const file = () => new File(['x'.repeat(200_000)], '身份证.png', { type: 'image/png' });
const uploaded = buildUploadedFile();
const gateway = fakeGateway({ uploadFile: uploaded });

/** The parts of the last multipart body, read by Node's own parser. */
async function parts() {
  const call = gateway.calls.at(-1)!;
  const response = new Response(new Uint8Array(call.bytes), {
    headers: { 'content-type': call.headers['content-type'] ?? '' },
  });
  return response.formData();
}

describe("specification, section 7: file/upload is 'multipart with field file'", () => {
  it('a plain object with a file goes out as multipart', async () => {
    const { store } = createTestStore();
    const { data } = await store.dispatch(send.initiate({ url, method: 'POST', body: { file: file() } }));
    expect(data).toEqual(uploaded);
    const sent = (await parts()).get('file') as File;
    expect(sent.name).toBe('身份证.png');
    expect(sent.type).toBe('image/png');
    expect(sent.size).toBe(200_000);
    expect(gateway.calls.at(-1)?.headers.appcode).toBe('bd-web');
  });

  it('a watched file tells its progress from 0 to 1', async () => {
    const { store } = createTestStore();
    const watched = file();
    const shares: number[] = [];
    watchUpload(watched, (share) => shares.push(share));
    const { data } = await store.dispatch(send.initiate({ url, method: 'POST', body: { file: watched } }));
    expect(data).toEqual(uploaded);
    expect(((await parts()).get('file') as File).name).toBe('身份证.png');
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    expect(gateway.calls.at(-1)?.headers.appcode).toBe('bd-web');
  });

  it('a watched upload can be aborted, and fails like any call', async () => {
    const { store } = createTestStore();
    gateway.answer({ uploadFile: silence });
    const watched = file();
    watchUpload(watched, () => {});
    const call = store.dispatch(send.initiate({ url, method: 'POST', body: { file: watched } }));
    setTimeout(() => call.abort(), 50);
    expect(await call).toMatchObject({ error: { name: 'AbortError' } });
    gateway.answer({ uploadFile: refuse('FILE_TOO_LARGE') });
    const { error } = await store.dispatch(send.initiate({ url, method: 'POST', body: { file: watched } }));
    expect(error).toMatchObject({ kind: 'business', code: 1013 });
  });

  it('a stopped watch is silent', async () => {
    const { store } = createTestStore();
    const watched = file();
    const listener = jest.fn();
    watchUpload(watched, listener)();
    await store.dispatch(send.initiate({ url, method: 'POST', body: { file: watched } }));
    expect(listener).not.toHaveBeenCalled();
  });

  it('lists repeat their field, nothing is left out that has a value', () => {
    const form = toFormData({
      file: [file(), file()],
      note: 'a',
      count: 0,
      none: undefined,
      nil: null,
      more: { a: 1 },
    });
    expect(form.getAll('file')).toHaveLength(2);
    expect([...form.keys()]).toEqual(['file', 'file', 'note', 'count', 'more']);
    expect(form.get('more')).toBe('{"a":1}');
  });
});
