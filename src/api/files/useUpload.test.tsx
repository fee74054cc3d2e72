import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Fault, silence } from '../../test/answers';
import { buildUploadedFile } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { createTestStore } from '../../test/store';
import { useUpload } from './useUpload';

const uploaded = buildUploadedFile();
const gateway = fakeGateway();

function mount() {
  const { store } = createTestStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useUpload(), { wrapper });
}

const file = new File(['content'], 'a.png', { type: 'image/png' });

it('tells how far the upload is and hands the reply over', async () => {
  let finish = () => {};
  gateway.answer({
    uploadFile: new Fault((response) => {
      // jsdom tells the end of an upload when the head of the reply comes in.
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      finish = () => response.end(JSON.stringify({ code: 0, msg: '', data: uploaded }));
    }),
  });
  const { result } = mount();
  let reply: Promise<unknown> = Promise.resolve();
  act(() => void (reply = result.current.upload(file)));
  await waitFor(() => expect(result.current.share).toBe(1));
  finish();
  await act(async () => expect(await reply).toEqual(uploaded));
  expect(result.current).toMatchObject({ share: undefined, isUploading: false });
});

it('cancel ends it', async () => {
  gateway.answer({ uploadFile: silence });
  const { result } = mount();
  let reply: Promise<unknown> = Promise.resolve();
  act(() => void (reply = result.current.upload(file)));
  await waitFor(() => expect(gateway.calls).toHaveLength(1));
  await act(async () => {
    result.current.cancel();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
  expect(result.current.share).toBeUndefined();
});
