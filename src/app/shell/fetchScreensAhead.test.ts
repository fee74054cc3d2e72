import type { ComponentType } from 'react';
import type { RouteEntry } from '../routing/routeEntry';
import { routeTable } from '../routing/routeTable';
import { fetchScreensAhead } from './fetchScreensAhead';
import type { MenuNode } from './menuTree';

const link = (to: string): MenuNode => ({ key: to, title: to, icon: '', to, children: [] });
const answered = () => Promise.resolve();
const kept = new Map<RouteEntry, RouteEntry['load']>();

function loadOf(path: string) {
  const entry = routeTable.find((one) => one.path === path)!;
  const load = jest.fn<Promise<ComponentType>, []>();
  kept.set(entry, entry.load);
  entry.load = load;
  return load;
}

beforeEach(() => {
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => setTimeout(act) });
});
afterEach(() => {
  kept.forEach((load, entry) => (entry.load = load));
  kept.clear();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches the screens of the menu, also those in groups, each once; one that fails is left to who opens it', async () => {
  const records = loadOf('/backRecord').mockRejectedValue(new Error('no network'));
  const order = loadOf('/initiateBack').mockResolvedValue(() => null);
  const menu = [
    { ...link('/x'), to: undefined, children: [link('/backRecord')] },
    link('/nowhere'),
    link('/initiateBack'),
  ];
  await fetchScreensAhead(menu, answered);
  expect(records).toHaveBeenCalledTimes(1);
  expect(order).toHaveBeenCalledTimes(1);
});

it('fetches nothing where somebody saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const queue = loadOf('/workOrder');
  await fetchScreensAhead([link('/workOrder')], answered);
  expect(queue).not.toHaveBeenCalled();
});

it('the reply of the screen that is being drawn comes first', async () => {
  const queue = loadOf('/workOrder').mockResolvedValue(() => null);
  let answer = () => {};
  const fetching = fetchScreensAhead(
    [link('/workOrder')],
    () => new Promise<void>((resolve) => (answer = resolve)),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(queue).not.toHaveBeenCalled();
  answer();
  await fetching;
  expect(queue).toHaveBeenCalledTimes(1);
});
