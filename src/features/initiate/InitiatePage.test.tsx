import { screen, waitFor, within } from '@testing-library/react';
import type { Quote } from '../../api/resources/ordersApi';
import { loadPhrases } from '../../i18n/i18n';
import { expectNoAxeFaults } from '../../test/axe';
import { approval, buildPlacedOrder, buildUserInfo } from '../../test/factories';
import { cut, refuse, type DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const PACKAGE_ID = '01990000-0000-7000-8000-000000000001';
const CHECK_ID = '0190a1b2-0000-7000-8000-000000000050';
const ORDER_ID = '0190a1b2-0000-7000-8000-000000000060';
const gateway = fakeGateway(() => ({
  listPackages: [basic],
  getOrderDraft: { content: null, savedAt: null, generation: 0 },
  saveOrderDraft: { kept: true, generation: 0 },
  quoteOrder: buildQuote(),
  getOrderTerms: { isContractSigned: true, budgets: [], approval },
}));

type Package = DataOf<'listPackages'>[number];

const item = (itemCode: string, name: string, sensitive: boolean): Package['items'][number] => ({
  itemCode,
  name,
  copies: 1,
  category: 'legal',
  price: 3400,
  workingDays: 2,
  sensitive,
  fields: [],
  worked: 'manual',
  reason: null,
});
const basic: Package = {
  packageId: PACKAGE_ID,
  code: 'basic',
  name: 'Basic',
  description: 'For every position',
  isOwn: false,
  positionClass: null,
  standardPrice: null,
  price: 6800,
  workingDays: 2,
  items: [item('identity', 'Identity', false), item('litigation', 'Court records', true)],
};
const buildQuote = (overrides: Partial<Quote> = {}): Quote => ({
  price: 6800,
  available: 100_000,
  held: 0,
  enough: true,
  promisedDate: '2026-03-09',
  promisedEstimate: false,
  items: [],
  duplicates: [],
  ...overrides,
});

beforeAll(() => loadPhrases('initiate'));

const open = () =>
  render(
    <main>
      <InitiatePage />
    </main>,
    { route: '/initiateBack', userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );
type Page = ReturnType<typeof open>;

async function fill({ user }: Page, name = ' Zhao\u200b Min ') {
  await user.click(await screen.findByRole('radio', { name: 'Basic' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), name);
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '13911110005');
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 'Accountant');
  await user.type(screen.getByRole('textbox', { name: /^Why Court records/ }), 'Signs contracts');
  await screen.findByText('Available after');
}
async function review({ user }: Page) {
  const button = screen.getByRole('button', { name: 'Review order' });
  // Not while the price is being fetched.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

it('a failed load says why and can be tried again', async () => {
  gateway.answer({ listPackages: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ listPackages: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no package to order')).toBeInTheDocument();
});

it('the budget stands beside the form before anything is typed, and marks what is above it', async () => {
  const budgets = [
    { whose: 'department', monthly: 1_000_000, left: 900_000, over: 0 },
    { whose: 'person', monthly: 50_000, left: 6_799, over: 0 },
  ] as const;
  gateway.answer({
    getOrderTerms: {
      isContractSigned: true,
      budgets: [...budgets],
      approval: { above: null, overBudget: 'refused' },
    },
  });
  const { user } = open();
  expect(await screen.findByText('Your budget this month: ¥67.99 left of ¥500.00')).toBeInTheDocument();
  expect(screen.getByText(/^Your department’s budget this month: ¥9,000.00 left/)).toBeInTheDocument();
  expect(screen.getByText('Above what is left of the budget')).toBeInTheDocument();
  expect(screen.queryByText(/it would be refused/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Basic' }));
  expect(await screen.findAllByText(/it would be refused/)).toHaveLength(1);
});

it('without a signed contract nothing can be ordered, and it says what is missing', async () => {
  gateway.answer({ getOrderTerms: { isContractSigned: false, budgets: [], approval } });
  const userInfo = buildUserInfo({ permissions: ['check.order', 'enterprise.manage'] });
  gateway.answer({ loginInfo: userInfo });
  render(<InitiatePage />, { route: '/initiateBack', userInfo });
  expect(await screen.findByRole('link', { name: 'Read and sign it' })).toHaveAttribute(
    'href',
    '#/serviceContract',
  );
  expect(screen.getByRole('button', { name: 'Review order' })).toBeDisabled();
});

it('every fault is told in words at its field and above, and the first is focused; axe finds nothing', async () => {
  const page = open();
  await screen.findByRole('radio', { name: 'Basic' });
  await review(page);
  expect(await screen.findByText('Please choose a package')).toBeInTheDocument();
  expect(screen.getByText('Please enter the name')).toBeInTheDocument();
  expect(screen.getByText('Please enter a phone number!')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Basic' })).toHaveFocus();
  await page.user.type(screen.getByRole('textbox', { name: /^ID number/ }), '😀😀😀😀😀😀😀😀😀');
  await page.user.type(screen.getByRole('textbox', { name: 'Name' }), '\u200b');
  expect(await screen.findByText('Please enter a valid ID number')).toBeInTheDocument();
  expect(screen.getByText('Please enter the name')).toBeInTheDocument();
  await screen.findByText(/^Draft saved/);
  await expectNoAxeFaults();
});

it('the price is shown before, asked once more in words, the order goes out cleaned, and the next begins with its package', async () => {
  const placed = buildPlacedOrder({ orderId: ORDER_ID, checkId: CHECK_ID, draftGeneration: 1 });
  gateway.answer({ placeOrder: placed });
  const page = open();
  await fill(page);
  await page.user.type(screen.getByRole('textbox', { name: /^ID number/ }), '11010519491231002X');
  await screen.findByText('Available after');
  await review(page);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('A check of Zhao Min as Accountant for ¥68.00.')).toBeInTheDocument();
  for (const words of [
    '139 1111 0005',
    'Basic',
    '110105 19491231 002X',
    'Why Court records',
    'Signs contracts',
  ])
    expect(dialog.getByText(words)).toBeInTheDocument();
  expect(gateway.bodies('placeOrder')).toEqual([]);
  await page.user.click(dialog.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(window.location.hash).toBe(`#/orderSuccess?orderId=${ORDER_ID}`));
  expect(gateway.bodies('placeOrder')).toEqual([
    expect.objectContaining({
      packageId: PACKAGE_ID,
      candidate: { name: 'Zhao Min', mobile: '13911110005', idNumber: '11010519491231002X' },
      reasons: { litigation: 'Signs contracts' },
      expectedPrice: 6800,
    }),
  ]);
  // Most order the same package again.
  page.unmount();
  open();
  expect(await screen.findByRole('radio', { name: 'Basic' })).toBeChecked();
});

it('an item bought twice counts as two on the card; when the order is asked about it stands once, with its number', async () => {
  const employers = { ...item('employment', 'Employment × 2', false), copies: 2 };
  gateway.answer({ listPackages: [{ ...basic, items: [...basic.items, employers] }] });
  const page = open();
  await fill(page);
  expect(screen.getByText(/^4 items · /)).toBeInTheDocument();
  await review(page);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^A check of Zhao Min as Accountant for /)).toBeInTheDocument();
  for (const name of [...basic.items.map((one) => one.name), 'Employment × 2'])
    expect(dialog.getByText(name)).toBeInTheDocument();
});

it('refused by the gateway: it is said, nothing typed is lost, and the same order keeps its key', async () => {
  gateway.answer({ placeOrder: cut });
  const page = open();
  await fill(page, 'Zhao Min');
  for (const expected of [/It is not known whether the order arrived/, /Nothing was charged/]) {
    await review(page);
    await page.user.click(await screen.findByRole('button', { name: 'Place order' }));
    expect(await screen.findByText(expected)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    gateway.answer({ placeOrder: refuse('PACKAGE_UNAVAILABLE') });
  }
  expect(screen.getByText('This package is not available')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Zhao Min');
  expect(screen.getByRole('textbox', { name: /^Why Court records/ })).toHaveValue('Signs contracts');
  const keys = gateway.sent('placeOrder').map((call) => call.headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

it('reasons are offered by the kind of position, taken in one press, and what was written stays', async () => {
  const sensitive = [item('identity', 'Identity', true), item('litigation', 'Court records', true)];
  gateway.answer({ listPackages: [{ ...basic, items: sensitive }] });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Basic' }));
  const [identity, court] = ['Identity', 'Court records'].map((name) =>
    screen.getByRole('textbox', { name: new RegExp(`^Why ${name}`) }),
  );
  await user.click(screen.getByRole('button', { name: 'Use 2 offered reasons' }));
  expect(identity).toHaveValue(
    'The position works with colleagues and property of the company; it has to be certain who is employed.',
  );
  expect(screen.queryByRole('group', { name: 'Offered reasons' })).not.toBeInTheDocument();
  await user.type(court!, ' Signs contracts.');
  // Another kind of position: only a reason nobody has edited is offered again.
  await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of position/ }), 'finance');
  await user.click(screen.getByRole('button', { name: 'Use the offered reason' }));
  expect(identity).toHaveValue(
    'The position handles money, accounts or purchases; it has to be certain who is employed.',
  );
  expect(court).toHaveDisplayValue(/ Signs contracts\.$/);
});

it('a signed form that is another candidate’s is refused at its field', async () => {
  const content = { consentWay: 'paper', paperFileId: CHECK_ID, paperFileName: 'signed.pdf' };
  gateway.answer({ getOrderDraft: { content, savedAt: '2026-02-20T08:00:00Z', generation: 0 } });
  const msg = 'This signed form already serves another candidate';
  const fields = [{ path: 'paperFileId', msg }];
  gateway.answer({ placeOrder: refuse('FIELDS_WRONG', { fields }) });
  const page = open();
  await fill(page, 'Zhao Min');
  await review(page);
  await page.user.click(await screen.findByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(screen.getAllByText(msg, { exact: false }).length).toBeGreaterThan(0));
  expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Zhao Min');
});

it('a candidate’s field that the gateway refuses is told there and gone to, once the question is away', async () => {
  const msg = 'This number cannot get an SMS';
  const fields = [{ path: 'candidate.mobile', msg }];
  gateway.answer({ placeOrder: refuse('FIELDS_WRONG', { fields }) });
  const page = open();
  await fill(page, 'Zhao Min');
  await review(page);
  await page.user.click(await screen.findByRole('button', { name: 'Place order' }));
  const mobile = await screen.findByRole('textbox', { name: 'Phone number' });
  await waitFor(() => expect(mobile).toHaveAccessibleDescription(expect.stringContaining(msg)));
  expect(mobile).toHaveFocus();
  expect(mobile).toHaveValue('13911110005');
  expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
});

it('an ID number that can be nobody’s stops in words of its own; an incomplete one goes with a remark', async () => {
  const page = open();
  await fill(page, 'Zhao Min');
  const idField = screen.getByRole('textbox', { name: /^ID number/ });
  await page.user.type(idField, '110105194912310021');
  expect(screen.queryByText(/1949-12-31/)).not.toBeInTheDocument();
  await review(page);
  expect((await screen.findAllByText(/The last character does not match/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await page.user.clear(idField);
  await page.user.type(idField, '11010519491231002X');
  expect(screen.getByText(/1949-12-31/)).toBeInTheDocument();
  await page.user.clear(idField);
  await page.user.type(idField, '1101051949123100');
  expect(screen.getByText(/incomplete ID number/)).toBeInTheDocument();
  await screen.findByText('Available after');
  await review(page);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('somebody checked before is warned of, and the order waits until that is meant', async () => {
  const duplicates: Quote['duplicates'] = [
    { checkId: CHECK_ID, orderedAt: '2026-02-01T08:00:00Z', status: 'reported' },
  ];
  gateway.answer({ quoteOrder: buildQuote({ duplicates }) });
  const page = open();
  await fill(page);
  expect(screen.getByRole('link', { name: 'Open record' })).toHaveAttribute(
    'href',
    `#/backRecord/detail?id=${CHECK_ID}`,
  );
  await review(page);
  expect(await screen.findByText('Please confirm that you want another check')).toBeInTheDocument();
  await page.user.click(screen.getByRole('checkbox', { name: 'I want another check of this person' }));
  await review(page);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});
