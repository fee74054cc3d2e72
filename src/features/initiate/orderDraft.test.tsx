import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { loadPhrases } from '../../i18n/i18n';
import { approval, buildPlacedOrder, buildUserInfo } from '../../test/factories';
import { cut, type SentCall, type DataOf } from '../../test/answers';
import { fakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const ORDER_ID = '0190a1b2-0000-7000-8000-000000000060';
const PACKAGE_ID = '01990000-0000-7000-8000-000000000001';
const SLOW_MS = 1500;
type Package = DataOf<'listPackages'>[number];
const item: Package['items'][number] = {
  itemCode: 'education',
  name: 'Education',
  copies: 1,
  category: 'education',
  price: 6800,
  workingDays: 2,
  sensitive: false,
  fields: [],
  worked: 'manual',
  reason: null,
};
const basic: Package = {
  packageId: PACKAGE_ID,
  code: 'basic',
  name: 'Basic',
  description: '',
  isOwn: false,
  positionClass: null,
  standardPrice: null,
  price: 6800,
  workingDays: 2,
  items: [item],
};
const quote = {
  price: 6800,
  available: 100_000,
  held: 0,
  enough: true,
  promisedDate: '2026-03-09',
  promisedEstimate: false,
  items: [],
  duplicates: [],
};
type Saved = SentCall<'saveOrderDraft'>['body'];
const gateway = fakeGateway(() => ({
  getOrderTerms: { isContractSigned: true, budgets: [], approval },
  listPackages: [basic],
  quoteOrder: quote,
  getOrderDraft: async () => {
    await slowly();
    return { ...kept, savedAt: kept.content && '2026-03-01T08:00:00Z' };
  },
  saveOrderDraft: async ({ body }) => {
    await slowly();
    const isKept = body.generation === kept.generation;
    if (isKept) kept = { content: body.content, generation: kept.generation + 1 };
    return { kept: isKept, generation: kept.generation };
  },
  placeOrder: () => {
    kept = { content: null, generation: kept.generation + 1 };
    return buildPlacedOrder({ orderId: ORDER_ID, draftGeneration: kept.generation });
  },
}));
/** The draft as the gateway would have it. */
let kept: Saved;
/** Delays an answer about the draft. */
let slowly: () => Promise<void>;

const saves = () => gateway.sent('saveOrderDraft');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

beforeAll(() => loadPhrases('initiate'));
beforeEach(() => {
  kept = { content: null, generation: 0 };
  slowly = () => Promise.resolve();
});

const open = () =>
  render(
    <main>
      <Link to="/initiateBack">Menu</Link>
      <Routes>
        <Route path="/initiateBack" element={<InitiatePage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </main>,
    { route: '/initiateBack', userInfo: buildUserInfo({ permissions: ['check.order'] }) },
  );
type Page = ReturnType<typeof open>;
const nameField = () => screen.findByRole('textbox', { name: 'Name' }, { timeout: 4000 });

async function order({ user }: Page) {
  await user.click(await screen.findByRole('radio', { name: 'Basic' }));
  await user.type(await nameField(), 'Zhao Min');
  await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '13911110005');
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 'Accountant');
  await waitFor(() => expect(saves()).not.toEqual([]), { timeout: 3000 });
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 's');
  await screen.findByText('Available after');
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
}

it('after an order the form is empty although the saves of the last one are still under way', async () => {
  slowly = () => pause(SLOW_MS);
  const page = open();
  await order(page);
  await page.user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await nameField()).toHaveValue('');
  expect(screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
  expect(kept.content).toBeNull();
  expect(JSON.stringify(page.store.getState())).not.toContain('Zhao Min');
});

it('a chosen package alone is no draft; what is typed is one, also when the screen is left at once', async () => {
  slowly = () => pause(300);
  const page = open();
  await page.user.click(await screen.findByRole('radio', { name: 'Basic' }));
  await new Promise((done) => setTimeout(done, 1300));
  expect(saves()).toEqual([]);
  await page.user.type(await nameField(), 'Half a na');
  window.location.hash = '#/elsewhere';
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await page.user.click(screen.getByRole('link', { name: 'Menu' }));
  // Reading waits for the saving that began when the screen was left.
  expect(await nameField()).toHaveValue('Half a na');
  expect(screen.getByText(/^Your draft of .* is back/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await nameField()).toHaveValue('');
  await waitFor(() => expect(kept).toEqual({ content: null, generation: 2 }));
  // The form continues with the present generation.
  await page.user.type(await nameField(), 'Li');
  await waitFor(() => expect(kept.content?.name).toBe('Li'), { timeout: 3000 });
});

it('emptied in another window: it is said, nothing is saved until somebody wants it kept', async () => {
  kept = { content: { name: 'Zhao Min' }, generation: 4 };
  const { user } = open();
  await user.type(await nameField(), 'g');
  await waitFor(() => expect(kept.content?.name).toBe('Zhao Ming'), { timeout: 3000 });
  kept = { content: null, generation: 6 };
  await user.type(await nameField(), '!');
  expect(
    await screen.findByText(/changed, ordered or discarded in another window/, {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(kept.content).toBeNull();
  const count = saves().length;
  await user.type(await nameField(), '?');
  await new Promise((done) => setTimeout(done, 1300));
  expect(saves()).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: 'Keep it as draft' }));
  await waitFor(() => expect(kept).toMatchObject({ content: { name: 'Zhao Ming!?' }, generation: 7 }));
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
});

it('a draft that is not saved says why, and what happens next', async () => {
  gateway.answer({ saveOrderDraft: cut });
  const page = open();
  await page.user.type(await nameField(), 'Zhao Min');
  const why =
    /^Draft not saved: backend interface connection abnormal\. .* tried again with your next change/;
  expect(await screen.findByText(why, {}, { timeout: 4000 })).toBeVisible();
});
