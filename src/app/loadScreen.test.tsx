import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useUnsavedInput } from '../lib/unsavedInput';
import { expectNoAxeFaults } from '../test/axe';
import { render } from '../test/render';
import * as reload from '../lib/reloadOnce';
import { Screen } from './Screen';
import type { RouteEntry } from './routeTable';

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

it('a failing chunk is tried three times in all, then the page is reloaded once', async () => {
  const reloadOnce = jest.spyOn(reload, 'reloadOnce').mockReturnValue(true);
  const load = jest.fn().mockRejectedValue(new Error('ChunkLoadError'));
  render(<Screen entry={entry('/two', load)} />);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(load).toHaveBeenCalledTimes(3);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('the second time: an error screen with Retry and Reload', async () => {
  jest.spyOn(reload, 'reloadOnce').mockReturnValue(false);
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

  it('once per build, and never over unsaved input', async () => {
    const perform = jest.fn();
    const { user } = render(<Form />);
    await user.click(screen.getByRole('button'));
    expect(reload.reloadOnce(perform)).toBe(false);
    await user.click(screen.getByRole('button'));
    expect(reload.reloadOnce(perform)).toBe(true);
    expect(reload.reloadOnce(perform)).toBe(false);
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
