import { act, render, screen } from '@testing-library/react';
import { expectConsole } from '../../test/consoleNoise';
import { toast } from '../../lib/toast';
import { createEmotionCache } from '../../theme/emotionCache';
import { Providers } from '../Providers';
import { configureAppStore } from '../store';
import { LazyToasts } from './LazyToasts';

const FAULT = 'backend interface connection abnormal';
const mockFetch = jest.fn();
jest.mock('./ToastHost', () => {
  mockFetch();
  return jest.requireActual<object>('./ToastHost');
});
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

it('what draws the toasts is fetched with the first; out of reach, the words stand five seconds all the same', async () => {
  mockFetch.mockImplementationOnce(() => {
    throw new Error('ChunkLoadError');
  });
  expectConsole('warn', /What draws the toasts could not be loaded/);
  render(
    <Providers
      store={configureAppStore()}
      emotionCache={createEmotionCache(undefined)}
      toasts={<LazyToasts />}
    >
      <p />
    </Providers>,
  );
  await wait(2000);
  expect(mockFetch).not.toHaveBeenCalled();

  act(() => toast.error(FAULT));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAULT);
  await wait(4500);
  expect(screen.getByText(FAULT)).toBeInTheDocument();
  await wait(1000);
  expect(screen.queryByText(FAULT)).not.toBeInTheDocument();

  // The network is back: the next toast is drawn, and the first does not appear again.
  act(() => toast.warning('current user has no access permission'));
  expect(await screen.findByText('current user has no access permission')).toBeInTheDocument();
  expect(mockFetch).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(FAULT)).not.toBeInTheDocument();
});
