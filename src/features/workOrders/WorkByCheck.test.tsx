import { screen, waitFor, within } from '@testing-library/react';
import type { WorkItem } from '../../api/resources/workApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { countClicks } from '../../test/countClicks';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { buildCheckRow, buildWorkItem, buildWorkTotal } from '../../test/workItem';
import { WorkOrdersPage } from './WorkOrdersPage';

const analyst = buildUserInfo({ userType: 'staff', roles: ['analyst'] });
const gateway = fakeGateway();

beforeAll(() => loadPhrases('workOrders'));

const open = (route = '/workOrder') =>
  render(
    <main>
      <WorkOrdersPage />
    </main>,
    { route, userInfo: analyst },
  );
const show = (row: WorkItem) =>
  gateway.answer({
    listWorkItems: { rows: [row], nextCursor: null, total: buildWorkTotal(1) },
  });

it('a check is one row: its items, in whose hand they are, and what of it is late', async () => {
  windowOf(1440);
  show(buildCheckRow(['nobody', 'nobody', 'me', 'Chen Xi']));
  open();
  expect(await screen.findByText('4 items · Item 0, Item 1, Item 2, Item 3')).toBeInTheDocument();
  expect(screen.getByText('Nobody yet: 2 · You: 1 · Chen Xi: 1')).toBeInTheDocument();
  expect(screen.getByText('1 of 4 late')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('on a phone a row is a card: name, items, due and late, in whose hand, and what can be done', async () => {
  windowOf(390);
  show(buildCheckRow(['me', 'Chen Xi']));
  open('/workOrder?tab=mine');
  const card = within((await screen.findByText('Chen Yutong')).closest('td')!);
  for (const fact of ['Example Trading', /^2020-01-02, \d+ days late$/, '1 of 2 late', 'You: 1 · Chen Xi: 1'])
    expect(card.getByText(fact)).toBeInTheDocument();
  expect(card.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Hand over',
    'Take over',
    'Give back',
  ]);
  expect(card.getByRole('link', { name: 'Open: Chen Yutong' })).toBeInTheDocument();
});

it('one click takes a whole check and opens its item', async () => {
  const item = buildCheckRow(['Chen Xi', 'nobody', 'nobody']);
  show(item);
  gateway.answer({ takeCheck: { taken: 2 } });
  const { user } = open();
  const clicks = countClicks();
  await user.click(await screen.findByRole('button', { name: 'Take 2 items: Chen Yutong' }));
  await waitFor(() =>
    expect(window.location.hash).toBe(
      `#/reportDetail/edit?id=${item.checkId}&item=${item.items[1]!.checkItemId}`,
    ),
  );
  expect(clicks()).toBe(1);
  expect(gateway.bodies('takeCheck')).toEqual([{ checkId: item.checkId }]);
});

it('what colleagues have is taken over only after a question that names them', async () => {
  show(buildCheckRow(['Chen Xi', 'Gu Yan']));
  gateway.answer({ claimWorkItem: buildCheckRow(['me', 'me']) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Take over: Chen Yutong' }));
  const name = 'Chen Xi, Gu Yan work on this. Take it over?';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(gateway.bodies('claimWorkItem')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  const { workItemId } = buildCheckRow(['Chen Xi']);
  await waitFor(() => expect(gateway.bodies('claimWorkItem')).toEqual([{ workItemId, take: true, over: true, wholeCheck: true }])); // prettier-ignore
  // It opens, because nobody had it.
  await waitFor(() => expect(window.location.hash).toMatch(/^#\/reportDetail\/edit\?id=/));
});

describe('handing over', () => {
  const userId = '0190a1b2-0000-7000-8000-000000000012';
  const item = buildCheckRow(['Chen Xi', 'me', 'me']);
  const handOver = async (publishing: 'may' | 'last' | 'mayNot' = 'may') => {
    show(item);
    gateway.answer({
      listWorkColleagues: { rows: [{ userId, name: 'Gu Yan', publishing }] },
      handOverWork: { handed: 2 },
    });
    const { user } = open('/workOrder?tab=mine');
    await user.click(await screen.findByRole('button', { name: 'Hand over: Chen Yutong' }));
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  it('everything one has of the check, unless said otherwise', async () => {
    const { user, dialog } = await handOver();
    const choice = await dialog.findByLabelText('To whom');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await dialog.findByText('Please choose a colleague')).toBeInTheDocument();
    await user.selectOptions(choice, 'Gu Yan');
    await expectNoAxeFaults(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('2 items handed to Gu Yan.')).toBeInTheDocument();
    const { workItemId } = item.items[1]!;
    expect(gateway.bodies('handOverWork')).toEqual([{ workItemId, userId, wholeCheck: true }]);
  });

  it('with a few words, which stand in the colleague’s queue, once for several pieces', async () => {
    const { user, dialog } = await handOver();
    await user.selectOptions(await dialog.findByLabelText('To whom'), 'Gu Yan');
    await user.type(dialog.getByRole('textbox'), ' HR calls back on Monday ');
    const handed = { by: 'Chen Xi', note: 'HR calls back on Monday' };
    const row = buildCheckRow(['nobody', 'me', 'me']);
    const items = row.items.map((one, n) => ({
      ...one,
      handed: [null, handed, handed][n] ?? null,
    }));
    show({ ...row, items });
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Chen Xi: “HR calls back on Monday”')).toBeInTheDocument();
    expect(gateway.bodies('handOverWork')).toMatchObject([{ note: handed.note }]);
  });

  it('says of the last who may publish the report that nobody may once they work on it, and of others nothing', async () => {
    const { user, dialog } = await handOver('last');
    const choice = await dialog.findByLabelText('To whom');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await user.selectOptions(choice, 'Gu Yan');
    expect(dialog.getByRole('alert')).toHaveTextContent('Gu Yan is the only one left who may publish');
    await expectNoAxeFaults(screen.getByRole('dialog'));
    // Told, and not refused.
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(gateway.bodies('handOverWork')).toHaveLength(1));
  });

  it('of somebody who worked on other items it says nothing: they are not to review it', async () => {
    const { user, dialog } = await handOver('mayNot');
    await user.selectOptions(await dialog.findByLabelText('To whom'), 'Gu Yan');
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('or one of one’s own items alone', async () => {
    const { user, dialog } = await handOver();
    await user.selectOptions(await dialog.findByLabelText('To whom'), 'Gu Yan');
    expect(dialog.queryByText('Only Item 0')).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('What'), 'Only Item 2');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() =>
      expect(gateway.bodies('handOverWork')).toEqual([{ workItemId: item.items[2]!.workItemId, userId }]),
    );
  });
});

it('what was done about a payment that did not fit is read once it is over, by who decides such things alone', async () => {
  const over = { kind: 'payment', title: 'Payment that does not fit', status: 'done' } as const;
  show(buildWorkItem({ ...over, assigneeName: 'Shen' }));
  const { unmount } = open('/workOrder?tab=done');
  expect(
    await screen.findByRole('button', { name: 'Open: Payment that does not fit, Example Trading' }),
  ).toBeInTheDocument();
  unmount();
  show(buildWorkItem({ ...over, mayWork: false }));
  open('/workOrder?tab=done');
  await screen.findByText('Payment that does not fit');
  expect(screen.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
});
