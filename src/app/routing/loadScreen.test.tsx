import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { expectNoAxeFaults } from '../../test/axe';
import { pageHost } from '../../test/pageHost';
import { render } from '../../test/render';
import * as reload from '../../lib/reloadOnce';
import { TabAccountContext } from '../../hooks/tabContext';
import { Screen } from './Screen';
import type { RouteEntry } from './routeEntry';

const entry = (path: string, load: RouteEntry['load']): RouteEntry => ({
  path,
  layout: 'none',
  session: 'none',
  titleKey: 'titles.homePage',
  phrases: [],
  load,
});
const Home = () => <h1>the screen</h1>;

it('a spinner while the screen loads, then the screen and its title', async () => {
  render(<Screen entry={entry('/one', () => Promise.resolve(Home))} />);
  expect(screen.getByRole('status')).toBeInTheDocument();
  expect(await screen.findByText('the screen')).toBeInTheDocument();
  expect(document.title).toBe('Home · Probity');
});

it('the title names the account where several may be in use', async () => {
  render(
    <TabAccountContext value="Example Trading">
      <Screen entry={entry('/one', () => Promise.resolve(Home))} />
    </TabAccountContext>,
  );
  expect(await screen.findByText('the screen')).toBeInTheDocument();
  expect(document.title).toBe('Home · Example Trading · Probity');
});

it('a failing chunk is tried three times in all, then the page is reloaded once', async () => {
  const reloadOnce = jest.spyOn(reload, 'reloadOnce').mockResolvedValue(true);
  const load = jest.fn().mockRejectedValue(new Error('ChunkLoadError'));
  render(<Screen entry={entry('/two', load)} />);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(load).toHaveBeenCalledTimes(3);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('the second time: an error screen with Retry and Reload', async () => {
  jest.spyOn(reload, 'reloadOnce').mockResolvedValue(false);
  const load = jest.fn().mockRejectedValue(new Error('ChunkLoadError'));
  const { user, container } = render(<Screen entry={entry('/three', load)} />);
  expect(await screen.findByRole('heading', { name: 'This screen could not be loaded' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await expectNoAxeFaults(container);
  load.mockResolvedValue(Home);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the screen')).toBeInTheDocument();
});

describe('reloadOnce', () => {
  function Form() {
    const [isDirty, setDirty] = useState(false);
    useUnsavedInput(isDirty);
    return <button onClick={() => setDirty(!isDirty)}>type</button>;
  }

  const page = pageHost();
  afterEach(() => window.sessionStorage.clear());

  it('once per build, and never over unsaved input', async () => {
    const perform = jest.fn();
    const { user } = render(<Form />);
    await user.click(screen.getByRole('button'));
    expect(await reload.reloadOnce(perform)).toBe(false);
    await user.click(screen.getByRole('button'));
    expect(await reload.reloadOnce(perform)).toBe(true);
    expect(await reload.reloadOnce(perform)).toBe(false);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it('not over what is typed while the page is asked for', async () => {
    let answer = (_reply: Partial<Response>) => {};
    page.answer(() => new Promise((resolve) => (answer = resolve)));
    const perform = jest.fn();
    const { user } = render(<Form />);
    const reloaded = reload.reloadOnce(perform);
    await user.click(screen.getByRole('button'));
    answer({ ok: true });
    expect(await reloaded).toBe(false);
    expect(perform).not.toHaveBeenCalled();
  });

  it('not without a network, and once when it is back; never where nothing would end a loop', async () => {
    const perform = jest.fn();
    page.answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reload.reloadOnce(perform)).toBe(false);
    page.answer(() => Promise.resolve({ ok: false }));
    expect(await reload.reloadOnce(perform)).toBe(false);
    page.answer(() => Promise.resolve({ ok: true }));
    const forbid = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(await reload.reloadOnce(perform)).toBe(false);
    expect(perform).not.toHaveBeenCalled();
    forbid.mockRestore();
    expect(await reload.reloadOnce(perform)).toBe(true);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it('unsaved input makes the browser ask before the page goes', async () => {
    const { user } = render(<Form />);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.click(screen.getByRole('button'));
    expect(leave()).toBe(true);
  });
});
