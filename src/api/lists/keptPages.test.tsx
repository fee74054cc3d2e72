import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CODE } from '@probity/contract/codeNames';
import { codes } from '@probity/contract/codes';
import * as loading from '../../lib/loadQuietly';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { openList, openRecords, Records } from '../../test/longList';
import { checkRows, useListChecksInfiniteQuery } from '../resources/checksApi';
import { cachedLists } from './cachedLists';
import { openedAnew, readOnReturn } from './pages';
import { usePagedRows } from './usePagedRows';

const gateway = fakeGateway();
const KEPT = 20;

type Opened = Awaited<ReturnType<typeof openRecords>>;
const kept = ({ store }: Opened) => cachedLists(store, 'listChecks').map(({ data }) => data!.pages.length);

async function readDown(list: Opened, pages: number) {
  for (let page = 1; page < pages; page += 1) await list.more();
}

it('after many pages only the last ones are kept; on the way back the first rows come again, in order, none twice', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 26);
  const all = records.rows.map((row) => row.checkId);
  expect(kept(list)).toEqual([KEPT]);
  expect(list.now().offset).toBe(300);
  expect(list.ids()).toEqual(all.slice(300));
  while (list.now().offset > 0) await list.earlier(list.now().offset - 1);
  expect(kept(list)).toEqual([KEPT]);
  expect(list.ids()).toEqual(all.slice(0, list.ids().length));
  expect(list.ids().length).toBeGreaterThanOrEqual(1000);
  expect(list.now().onLoadEarlier).toBeUndefined();
  // And down once more, over what was let go at the end.
  expect(list.now().hasMore).toBe(true);
  while (list.now().hasMore) await list.more();
  expect(list.ids()).toEqual(all.slice(list.now().offset));
});

it('rows that are kept stay the same objects while the first pages are let go: none of them is drawn anew', async () => {
  new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 20);
  const before = list.now().rows!;
  await list.more();
  const now = list.now().rows!;
  expect(now).toHaveLength(1000);
  for (const [place, row] of before.slice(50).entries()) expect(now[place]).toBe(row);
});

it('more rows that do not come are told why, and asked for again', async () => {
  const records = new Records(gateway, 120);
  const list = await openRecords(gateway);
  gateway.answer({ listChecks: refuse('TOO_MANY_REQUESTS') });
  await list.more();
  expect(await screen.findByRole('alert')).toHaveTextContent(codes[CODE.TOO_MANY_REQUESTS].en);
  expect(list.ids()).toHaveLength(50);
  gateway.answer({ listChecks: (call) => records.page(call) });
  await list.more();
  expect(list.ids()).toHaveLength(100);
});

it('what joined or left the pages meanwhile is seen on the way back, and nothing between is lost', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 24);
  expect(list.now().offset).toBe(200);
  records.rows.splice(160, 5);
  records.rows.splice(110, 0, records.make(), records.make(), records.make());
  records.rows.unshift(records.make());
  while (list.now().offset > 0) await list.earlier(list.now().offset - 1);
  const all = records.rows.map((row) => row.checkId);
  expect(list.ids()).toEqual(all.slice(0, list.ids().length));
});

it('where more came in between than a page holds, the list goes on from there', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 21);
  expect(list.now().offset).toBe(50);
  records.rows.unshift(...Array.from({ length: 400 }, () => records.make()));
  await list.earlier(49);
  for (let page = 0; page < 4; page += 1) await list.more();
  expect(list.ids()).toEqual(records.rows.slice(0, 300).map((row) => row.checkId));
  // The page that is twice as long meets the next one when somebody comes back to it once more, also where rows joined at the seam.
  await readDown(list, 20);
  expect(list.now().offset).toBeGreaterThan(100);
  records.rows.splice(97, 0, records.make(), records.make());
  while (list.now().offset > 0) await list.earlier(list.now().offset - 1);
  expect(list.ids().length).toBeGreaterThan(1000);
  expect(list.ids()).toEqual(records.rows.slice(0, list.ids().length).map((row) => row.checkId));
});

it('after Home somebody reads down again, and up: every row is there', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 24);
  await list.earlier(0);
  expect(list.now().offset).toBe(0);
  await readDown(list, 23);
  expect(list.now().offset).toBeGreaterThan(100);
  while (list.now().offset > 0) await list.earlier(list.now().offset - 1);
  expect(list.ids().length).toBeGreaterThanOrEqual(1000);
  expect(list.ids()).toEqual(records.rows.slice(0, list.ids().length).map((row) => row.checkId));
});

it('who goes far back at once gets the page there by one call', async () => {
  const records = new Records(gateway, 1600);
  const list = await openRecords(gateway);
  await readDown(list, 32);
  expect(list.now().offset).toBe(600);
  records.asked();
  await list.earlier(120);
  expect(list.now().offset).toBe(100);
  expect(records.asked()).toEqual([{ limit: 50, from: records.rows[99]!.checkId }]);
  await list.more();
  await list.earlier(0);
  expect(list.now().offset).toBe(0);
  expect(list.ids()).toEqual(records.rows.slice(0, 50).map((row) => row.checkId));
  expect(records.asked()).toHaveLength(2);
});

it.each(['another filter is chosen', 'the list is left'])(
  'when %s while the way back begins, nothing of the old list is asked for',
  async (event) => {
    const records = new Records(gateway, 1100);
    let choose!: (status: 'awaitingConsent') => void;
    const list = await openList(gateway, function useFiltered() {
      const [status, setStatus] = useState<'awaitingConsent'>();
      choose = setStatus;
      return usePagedRows(
        useListChecksInfiniteQuery({ body: status ? { status: [status] } : {} }),
        checkRows.idOf,
      );
    });
    await readDown(list, 21);
    records.asked();
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(loading, 'loadQuietly').mockImplementationOnce(async (load) => {
      await held;
      return await load();
    });
    const isFilter = event === 'another filter is chosen';
    act(() => void list.now().onLoadEarlier!(49));
    if (isFilter) await list.turn(() => choose('awaitingConsent'));
    else await list.show(false);
    await list.turn(release);
    expect(records.asked()).toEqual(isFilter ? [{ limit: 50, status: ['awaitingConsent'] }] : []);
    if (isFilter) expect(list.ids()).toHaveLength(50);
  },
);

it('a way back that failed says so, keeps the rows, and goes on when it is tried again', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 24);
  const before = list.ids();
  for (const index of [199, 0]) {
    gateway.answer({ listChecks: cut });
    await list.earlier(index);
    expect(list.ids()).toEqual(before);
    expect(list.now().onRetryEarlier).toBeDefined();
  }
  gateway.answer({ listChecks: (call) => records.page(call) });
  await list.turn(() => list.now().onRetryEarlier!());
  await waitFor(() => expect(list.now().offset).toBe(0));
  expect(list.now().onRetryEarlier).toBeUndefined();
});

it('who goes back while the next page is on its way gets there after it', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 24);
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  gateway.answer({ listChecks: async (call) => (await held, records.page(call)) });
  act(() => void list.now().onLoadMore());
  await waitFor(() => expect(list.now().isFetching).toBe(true));
  act(() => void list.now().onLoadEarlier!(0));
  await list.turn(release);
  await waitFor(() => expect(list.now().offset).toBe(0));
});

it('a list that was left deep opens at its start again; one that was not is still there', async () => {
  const records = new Records(gateway, 1300);
  const list = await openRecords(gateway);
  await readDown(list, 3);
  await list.show(false);
  await list.show(true);
  expect(list.ids()).toHaveLength(150);
  await readDown(list, 20);
  expect(list.now().offset).toBeGreaterThan(0);
  await list.show(false);
  expect(kept(list)).toEqual([]);
  records.asked();
  await list.show(true);
  await waitFor(() => expect(list.now().rows).toHaveLength(50));
  expect(list.now().offset).toBe(0);
  expect(records.asked()).toEqual([{ limit: 50 }]);
});

it('a list that is asked for whenever it is opened asks for its first page alone', async () => {
  const records = new Records(gateway, 300);
  const list = await openList(gateway, () =>
    usePagedRows(useListChecksInfiniteQuery({ body: {} }, openedAnew), checkRows.idOf),
  );
  await readDown(list, 3);
  await list.show(false);
  records.asked();
  await list.show(true);
  expect(records.asked()).toEqual([{ limit: 50 }]);
  expect(list.ids()).toHaveLength(50);
});

it('a list that others change meanwhile is read again by who comes back ten seconds later, at the place they left', async () => {
  const records = new Records(gateway, 300);
  const list = await openList(gateway, () =>
    usePagedRows(useListChecksInfiniteQuery({ body: {} }, readOnReturn), checkRows.idOf),
  );
  await readDown(list, 2);
  const seen = list.ids();
  await list.show(false);
  records.asked();
  await list.show(true);
  expect(records.asked()).toEqual([]);
  await list.show(false);
  jest.useFakeTimers({ advanceTimers: true, now: Date.now() + 11_000 });
  try {
    await list.show(true);
    await waitFor(() => expect(records.asked().length).toBeGreaterThan(0));
    await waitFor(() => expect(list.ids()).toEqual(seen));
  } finally {
    jest.useRealTimers();
  }
});
