import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { loadPhrases } from '../../i18n/i18n';
import { buildUserInfo } from '../../test/factories';
import { envelope, startFakeGateway, type Fault, type FakeGateway } from '../../test/fakeGateway';
import { render } from '../../test/render';
import { InitiatePage } from './InitiatePage';

const ORDER = '/gateway/bd/order/';
const ORDER_ID = '0190a1b2-0000-7000-8000-000000000060';
const PACKAGE_ID = '01990000-0000-7000-8000-000000000001';
const SLOW_MS = 1500;
const item = {
  itemCode: 'education',
  name: 'Education',
  copies: 1,
  category: 'education',
  price: 6800,
  workingDays: 2,
  sensitive: false,
  fields: [],
  worked: 'manual',
};
const basic = {
  packageId: PACKAGE_ID,
  code: 'basic',
  name: 'Basic',
  description: '',
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
  items: [],
  duplicates: [],
};
interface Saved {
  content: { name?: string } | null;
  generation: number;
}
let gateway: FakeGateway;
/** The draft as the gateway would have it. */
let kept: Saved;
/** What `saveOrderDraft` was sent. */
let saves: Saved[];
let slowly: (answer: () => void) => void;

beforeAll(() => loadPhrases('initiate'));
beforeEach(async () => {
  kept = { content: null, generation: 0 };
  saves = [];
  slowly = (answer) => answer();
  gateway = await startFakeGateway();
  gateway.on('/gateway/bd/package/package/list', envelope(0, '', [basic]));
  gateway.on(`${ORDER}order/quote`, envelope(0, '', quote));
  gateway.on(`${ORDER}draft/get`, (call, response) => {
    const savedAt = kept.content && '2026-03-01T08:00:00Z';
    slowly(() => envelope(0, '', { ...kept, savedAt })(call, response));
  });
  gateway.on(`${ORDER}draft/save`, (call, response) => {
    const sent = JSON.parse(call.body.toString()) as Saved;
    saves.push(sent);
    slowly(() => {
      const isKept = sent.generation === kept.generation;
      const generation = kept.generation + (sent.content ? 0 : 1);
      if (isKept) kept = { content: sent.content, generation };
      envelope(0, '', { kept: isKept, generation: kept.generation })(call, response);
    });
  });
  const place: Fault = (call, response) => {
    kept = { content: null, generation: kept.generation + 1 };
    const placed = { orderId: ORDER_ID, link: null, draftGeneration: kept.generation };
    envelope(0, '', placed)(call, response);
  };
  gateway.on(`${ORDER}order/place`, place);
});
afterEach(() => gateway.stop());

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
  await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 3000 });
  await user.type(screen.getByRole('textbox', { name: 'Position' }), 's');
  await screen.findByText('Available after');
  await user.click(screen.getByRole('button', { name: 'Review order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Place order' }));
  await screen.findByRole('heading', { name: 'Elsewhere' });
}

it('after an order the form is empty although the saves of the last one are still under way', async () => {
  slowly = (answer) => setTimeout(answer, SLOW_MS);
  const page = open();
  await order(page);
  await page.user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await nameField()).toHaveValue('');
  expect(screen.queryByText(/^Your draft/)).not.toBeInTheDocument();
  expect(kept).toEqual({ content: null, generation: 1 });
  expect(JSON.stringify(page.store.getState())).not.toContain('Zhao Min');
}, 20_000);

it('a chosen package alone is no draft; what is typed is one, also when the screen is left at once', async () => {
  slowly = (answer) => setTimeout(answer, 300);
  const page = open();
  await page.user.click(await screen.findByRole('radio', { name: 'Basic' }));
  await new Promise((done) => setTimeout(done, 1300));
  expect(saves).toEqual([]);
  await page.user.type(await nameField(), 'Half a na');
  window.location.hash = '#/elsewhere';
  await screen.findByRole('heading', { name: 'Elsewhere' });
  await page.user.click(screen.getByRole('link', { name: 'Menu' }));
  // The reading waits for the saving that began as the screen was left.
  expect(await nameField()).toHaveValue('Half a na');
  expect(screen.getByText(/^Your draft of .* is back/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(await nameField()).toHaveValue('');
  await waitFor(() => expect(kept).toEqual({ content: null, generation: 1 }));
  // The form goes on with the generation that is now.
  await page.user.type(await nameField(), 'Li');
  await waitFor(() => expect(kept.content?.name).toBe('Li'), { timeout: 3000 });
}, 20_000);

it('emptied in another window: it is said, nothing is saved until somebody wants it kept', async () => {
  kept = { content: { name: 'Zhao Min' }, generation: 4 };
  const { user } = open();
  await user.type(await nameField(), 'g');
  await waitFor(() => expect(kept.content?.name).toBe('Zhao Ming'), { timeout: 3000 });
  kept = { content: null, generation: 5 };
  await user.type(await nameField(), '!');
  expect(
    await screen.findByText(/ordered or discarded in another window/, {}, { timeout: 3000 }),
  ).toBeVisible();
  expect(kept.content).toBeNull();
  const count = saves.length;
  await user.type(await nameField(), '?');
  await new Promise((done) => setTimeout(done, 1300));
  expect(saves).toHaveLength(count);
  await user.click(screen.getByRole('button', { name: 'Keep it as draft' }));
  await waitFor(() => expect(kept).toMatchObject({ content: { name: 'Zhao Ming!?' }, generation: 5 }));
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
}, 20_000);
