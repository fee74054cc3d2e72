import { screen, waitFor } from '@testing-library/react';
import type { Quote } from '../../api/resources/ordersApi';
import { loadPhrases } from '../../i18n/i18n';
import { approval, buildUserInfo } from '../../test/factories';
import type { DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const PACKAGE_ID = '01990000-0000-7000-8000-000000000001';
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
  await screen.findByText('Available now');
}
async function review({ user }: Page) {
  const button = screen.getByRole('button', { name: 'Review order' });
  // Not while the price is being fetched.
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

it('what will wait for approval is said beside the price and before it is confirmed', async () => {
  const terms = {
    isContractSigned: true,
    budgets: [],
    approval: { above: 5_000, overBudget: 'waits' as const },
  };
  gateway.answer({ getOrderTerms: terms });
  const page = open();
  await fill(page);
  expect(screen.getByText('Orders above ¥50.00 wait until somebody approves them.')).toBeInTheDocument();
  // Nothing is held before that, so nothing says what would be left.
  expect(screen.queryByText('Available after')).not.toBeInTheDocument();
  expect(screen.queryByText(/^The price is set aside/)).not.toBeInTheDocument();
  await review(page);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(
    /It waits until somebody approves it\. Nothing is held and nobody is asked/,
  );
  expect(dialog).not.toHaveTextContent('The invitation goes to');
  expect(screen.getByRole('button', { name: 'Ask for approval' })).toBeInTheDocument();
});

it('over a budget an order waits, or an owner places it all the same', async () => {
  const budgets = [
    { whose: 'person' as const, monthly: 50_000, left: 6_799, over: 0 },
    { whose: 'department' as const, monthly: 10_000, left: 0, over: 2_050 },
  ];
  const terms = (overBudget: 'waits' | 'placed') => ({
    ...{ isContractSigned: true, budgets },
    approval: { above: null, overBudget },
  });
  gateway.answer({ getOrderTerms: terms('waits') });
  const { user, unmount } = open();
  await user.click(await screen.findByRole('radio', { name: 'Basic' }));
  expect(await screen.findAllByText(/so it waits until somebody approves it/)).toHaveLength(2);
  expect(screen.getByText(/^Your department’s budget this month: ¥20\.50 over ¥100\.00/)).toBeInTheDocument();
  unmount();
  gateway.answer({ getOrderTerms: terms('placed') });
  const page = open();
  await fill(page);
  expect(await screen.findAllByText(/As an owner you may place it all the same/)).toHaveLength(2);
  await review(page);
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeInTheDocument();
});
