import { act, waitFor } from '@testing-library/react';
import { cut, refuse } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { openRecords, Records } from '../../test/longList';
import { checkRows, checksApi } from '../resources/checksApi';
import { cachedLists } from './cachedLists';
import { bringNews, refreshRows } from './changedRows';
import { dropList } from './onScreen';

const gateway = fakeGateway();
const { remindCandidate, cancelCheck } = checksApi.endpoints;

type Opened = Awaited<ReturnType<typeof openRecords>>;

/** Three pages on the screen, and what was asked for them forgotten. */
async function threePages(filter: object = {}) {
  const records = new Records(gateway, 200);
  const list = await openRecords(gateway, filter);
  await list.more();
  await list.more();
  records.asked();
  return { records, list };
}
const cancel = ({ store }: Opened, checkId: string) =>
  act(async () => void (await store.dispatch(cancelCheck.initiate({ body: { checkId, reason: 'no' } }))));
const row = ({ now }: Opened, checkId: string) => now().rows!.find((one) => one.checkId === checkId);

it('after an action only the row it touched is asked for; the others stay, and it shows its new state in its place', async () => {
  const { records, list } = await threePages();
  const { checkId } = records.rows[70]!;
  const before = list.ids();
  await cancel(list, checkId);
  await waitFor(() => expect(row(list, checkId)?.status).toBe('cancelled'));
  expect(records.asked()).toEqual([{ limit: 100, checkId: [checkId] }]);
  expect(list.ids()).toEqual(before);
  // The counts of each kind are requested separately.
  await waitFor(() => expect(gateway.sent('countChecks')).toHaveLength(2));
});

it('a row that no longer fits the filter goes, and the list is read on from where it was', async () => {
  const { records, list } = await threePages({ status: ['awaitingConsent'] });
  const { checkId } = records.rows[70]!;
  await cancel(list, checkId);
  await waitFor(() => expect(list.ids()).toHaveLength(149));
  expect(row(list, checkId)).toBeUndefined();
  expect(records.asked()).toEqual([{ limit: 100, checkId: [checkId], status: ['awaitingConsent'] }]);
  await list.more();
  expect(list.ids()).toEqual(records.rows.map((one) => one.checkId).filter((id) => id !== checkId));
});

it('when all rows there were have gone, those that follow come', async () => {
  const records = new Records(gateway, 60);
  const list = await openRecords(gateway, { status: ['awaitingConsent'] });
  for (const { checkId } of records.rows.slice(0, 50)) records.row(checkId).status = 'cancelled';
  const { store } = list;
  gateway.answer({ remindCandidate: { done: true } });
  await act(async () => {
    await Promise.all(
      records.rows
        .slice(0, 50)
        .map(({ checkId }) => store.dispatch(remindCandidate.initiate({ body: { checkId } }))),
    );
  });
  await waitFor(() => expect(list.now().rows).toHaveLength(10));
});

it('a failed action changes nothing and asks nothing', async () => {
  const { records, list } = await threePages();
  gateway.answer({
    cancelCheck: refuse('NO_SUCH_MOVE', null, { what: 'check', from: 'reported', to: 'cancelled' }),
  });
  await cancel(list, records.rows[70]!.checkId);
  expect(records.asked()).toEqual([]);
  expect(gateway.sent('countChecks')).toHaveLength(1);
});

it('when the rows cannot be asked for, those on the screen stay', async () => {
  const { records, list } = await threePages();
  gateway.answer({ listChecks: cut });
  await cancel(list, records.rows[70]!.checkId);
  await gateway.idle();
  expect(list.ids()).toHaveLength(150);
  expect(list.now().error).toBeUndefined();
});

it('a list that nobody sees is thrown away', async () => {
  const { records, list } = await threePages();
  await list.show(false);
  await cancel(list, records.rows[0]!.checkId);
  await waitFor(() => expect(cachedLists(list.store, 'listChecks')).toEqual([]));
  expect(records.asked()).toEqual([]);
});

it('a page that is on its way when a row changes does not bring its old state back', async () => {
  const { records, list } = await threePages();
  const { checkId } = records.rows[70]!;
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = { rows: [records.make()], nextCursor: null };
  gateway.answer({
    listChecks: async ({ body }) => {
      if (body.checkId) return { rows: [{ ...records.row(checkId) }], nextCursor: null };
      await held;
      return page;
    },
  });
  act(() => void list.now().onLoadMore());
  await cancel(list, checkId);
  await waitFor(() => expect(gateway.sent('listChecks').some(({ body }) => body.checkId)).toBe(true));
  act(() => release());
  await waitFor(() => expect(list.ids()).toHaveLength(151));
  await waitFor(() => expect(row(list, checkId)?.status).toBe('cancelled'));
});

it('news stand before what is there, by one call; deep in a list they wait for the way back', async () => {
  const { records, list } = await threePages();
  const before = list.ids();
  const one = records.make();
  records.rows.unshift(one);
  records.rows[3]!.candidateName = 'Somebody else';
  await act(() => bringNews(list.store, checkRows));
  await waitFor(() => expect(list.ids()).toEqual([one.checkId, ...before]));
  expect(list.now().rows![3]!.candidateName).toBe('Somebody else');
  expect(records.asked()).toEqual([{ limit: 50 }]);
});

it('more news than a page takes the place of one page, and not of rows somebody has read on to', async () => {
  const { records, list } = await threePages();
  const before = list.ids();
  records.rows.unshift(...Array.from({ length: 60 }, () => records.make()));
  await list.turn(() => bringNews(list.store, checkRows));
  expect(list.ids()).toEqual(before);

  await list.show(false);
  act(() => dropList(list.store, cachedLists(list.store, 'listChecks')[0]!.key));
  await list.show(true);
  await waitFor(() => expect(list.now().rows).toHaveLength(50));
  records.rows.unshift(...Array.from({ length: 60 }, () => records.make()));
  await list.turn(() => bringNews(list.store, checkRows));
  expect(list.ids()).toEqual(records.rows.slice(0, 50).map((one) => one.checkId));
});

it('an answer that comes after that of a later question about the same row is old news; about another row it counts', async () => {
  const { records, list } = await threePages();
  const [one, other] = [records.rows[70]!, records.rows[71]!];
  const held: (() => void)[] = [];
  gateway.answer({
    listChecks: async ({ body }) => {
      const rows = records.rows
        .filter((row) => body.checkId!.includes(row.checkId))
        .map((row) => ({ ...row }));
      await new Promise<void>((resolve) => held.push(resolve));
      return { rows, nextCursor: null };
    },
  });
  const refresh = (...ids: string[]) =>
    refreshRows(list.store, checkRows, ({ checkId }) => ids.includes(checkId));
  one.candidateName = 'Before';
  other.candidateName = 'Another';
  const first = refresh(one.checkId, other.checkId);
  await waitFor(() => expect(held).toHaveLength(1));
  one.candidateName = 'After';
  const second = refresh(one.checkId);
  await waitFor(() => expect(held).toHaveLength(2));
  await act(() => (held[1]!(), second));
  await act(() => (held[0]!(), first));
  await waitFor(() => expect(row(list, other.checkId)!.candidateName).toBe('Another'));
  expect(row(list, one.checkId)!.candidateName).toBe('After');
});
