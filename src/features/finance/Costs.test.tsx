import { screen, waitFor, within } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { cut } from '../../test/answers';
import { expectNoAxeFaults } from '../../test/axe';
import { buildUserInfo } from '../../test/factories';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { Costs } from './Costs';

const person = '0190a1b2-0000-7000-8000-00000000aaaa';
const rows = [
  { key: person, name: 'Lin Owner', checks: 3, charged: 300_00 },
  { key: null, name: null, checks: 1, charged: 100_00 },
];
const gateway = fakeGateway(() => ({ getCosts: { total: 400_00, rows } }));
beforeAll(() => loadPhrases('finance'));
/** jsdom lays nothing out, and a chart draws itself as wide as its place. */
beforeAll(() =>
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style>[class*="MuiCharts"] { width: 600px; height: 280px }</style>',
  ),
);
const open = (query = '&by=person&time=this') =>
  render(<Costs />, {
    route: `/financialManage?tab=costs${query}`,
    userInfo: buildUserInfo({ permissions: ['balance.watch'] }),
  });

it('tells who spent what share, in a chart and its table, each leading to the charges it is made of', async () => {
  const { container } = open();
  const line = async (name: string) => within((await screen.findByRole('cell', { name })).closest('tr')!);
  const owner = await line('Lin Owner');
  for (const text of ['3', '¥300.00', '75.0%']) expect(owner.getByText(text)).toBeInTheDocument();
  const [named, counted, figure] = owner.getAllByRole('link');
  expect(counted).toHaveAttribute('href', named!.getAttribute('href'));
  expect(counted).toHaveAccessibleName('Lin Owner, 3 checks: the charges');
  expect(figure).toHaveAttribute('href', named!.getAttribute('href'));
  expect(figure).toHaveAccessibleName('Lin Owner, ¥300.00: the charges');
  expect(named).toHaveAttribute(
    'href',
    expect.stringMatching(
      new RegExp(`tab=ledger&kind=capture&from=[0-9-]{10}&to=[0-9-]{10}&of=person.${person}$`),
    ),
  );
  const nobody = await line('Nobody');
  for (const link of nobody.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/&of=person.none$/));
  expect(screen.getByText(/^¥400\.00 from \d{4}-\d{2} to/)).toBeInTheDocument();
  await waitFor(() => expect(container.querySelectorAll('rect.MuiBarChart-element')).toHaveLength(2));
  await expectNoAxeFaults(container);
  expect(screen.queryByRole('link', { name: 'Budgets' })).not.toBeInTheDocument();
});

it('who may change budgets is led to them', async () => {
  render(<Costs />, {
    route: '/financialManage?tab=costs',
    userInfo: buildUserInfo({ permissions: ['balance.watch', 'user.manage'] }),
  });
  expect(await screen.findByRole('link', { name: 'Budgets' })).toHaveAttribute(
    'href',
    '#/businessManage?tab=users',
  );
});

it('an item leads to its charges in these days', async () => {
  const row = { key: 'education', name: 'Education', checks: 3, charged: 300_00 };
  gateway.answer({ getCosts: { total: 300_00, rows: [row] } });
  open('&by=item&time=last');
  const link = (await screen.findByRole('link', { name: 'Education' })).getAttribute('href')!;
  expect(link).toMatch(
    /tab=ledger&kind=capture&itemCode=education&from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-\d{2}$/,
  );
});

it('asks by another side and time, which stand in the address; what is nonsense there is the usual', async () => {
  gateway.answer({ getCosts: { total: 0, rows: [] } });
  const { user } = open('&by=colour&time=2');
  await waitFor(() => expect(gateway.bodies('getCosts')).toMatchObject([{ by: 'month' }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'By item');
  await waitFor(() => expect(gateway.bodies('getCosts').at(-1)).toMatchObject({ by: 'item' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Last month');
  await waitFor(() => {
    const { from, to, by } = gateway.bodies('getCosts').at(-1)!;
    expect([from, by]).toEqual([to, 'item']);
  });
});

it('says that nothing was spent, and asks again after a failure', async () => {
  gateway.answer({ getCosts: cut });
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  gateway.answer({ getCosts: { total: 0, rows: [] } });
  await user.click(again);
  expect(await screen.findByText('Nothing was spent')).toBeInTheDocument();
});
