import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '../../../api/resources/apiKeysApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { buildKey } from '../../../test/apiKeyRow';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { windowOf } from '../../../test/windowOf';
import { ApiKeysTab } from './ApiKeysTab';

const secret = 'pbk_abcdef0123456789abcdef0123456789abcdef01234';
const gateway = fakeGateway();

beforeAll(() => loadPhrases('account', 'accountApiKeys'));

const show = (...rows: ApiKey[]) => gateway.answer({ listApiKeys: rows });
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <ApiKeysTab />
    </main>,
    { route: '/businessManage?tab=apiKeys', userInfo: buildUserInfo({ permissions: ['apiKey.manage'] }) },
  );

it('shows (on a phone) what each key may do and when it was used; one that is revoked has no button; axe finds nothing', async () => {
  windowOf(390);
  show(
    buildKey({ lastUsedAt: '2026-02-03T04:05:00Z', lastUsedNetwork: '203.0.113.0/24' }),
    buildKey({
      apiKeyId: '0190a1b2-0000-7000-8000-000000000008',
      name: 'Old one',
      state: 'revoked',
      revokedAt: '2026-02-01T00:00:00Z',
    }),
  );
  open();
  expect(await screen.findAllByText('List packages · Order checks')).toHaveLength(2);
  expect(screen.getByText('2026-02-03')).toHaveAttribute('title', expect.stringMatching(/^2026-02-03 /));
  expect(screen.getByText('Last used: Never')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Revoke HR system' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revoke Old one' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'How to use the API' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/docs\/api$/),
  );
  await expectNoAxeFaults();
});

it('says who answers for a key since a colleague went, and where nobody does', async () => {
  show(
    buildKey({ responsible: 'Sun Owner' }),
    buildKey({ apiKeyId: '0190a1b2-0000-7000-8000-000000000009', createdBy: 'He Admin', isAnswered: false }),
  );
  open();
  expect(await screen.findByText('Answers for it: Sun Owner')).toBeInTheDocument();
  expect(
    screen.getByText(/^Nobody answers for it: He Admin no longer manages keys here\. Replace it/),
  ).toBeInTheDocument();
});

it('no key yet: what one is for; a failed load says why and can be tried again', async () => {
  show();
  const { unmount } = open();
  expect(await screen.findByText('No keys yet')).toBeInTheDocument();
  unmount();
  gateway.answer({ listApiKeys: cut });
  open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show(buildKey());
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('HR system')).toBeInTheDocument();
});

it('a key is made, shown this once, and closed by its button alone', async () => {
  show();
  gateway.answer({ createApiKey: { apiKey: buildKey(), secret } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a key' });
  const name = within(dialog).getByLabelText('Name');
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText('Please choose at least one')).toBeInTheDocument();
  expect(name).toHaveFocus();
  await user.type(name, 'HR system');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Order checks' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'List packages' }));
  await expectNoAxeFaults();
  await user.selectOptions(within(dialog).getByLabelText('Valid for'), 'Until it is revoked');
  show(buildKey());
  await user.type(name, '{Enter}');
  const made = await screen.findByRole('dialog', { name: 'HR system is ready' });
  expect(gateway.bodies('createApiKey').at(-1)).toEqual({
    name: 'HR system',
    scopes: ['packages.read', 'orders.write'],
    expiresInDays: null,
  });
  expect(within(made).getByLabelText('API key')).toHaveValue(secret);
  expect(within(made).getByText(/never shown again/)).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.keyboard('{Escape}');
  expect(made).toBeInTheDocument();
  await user.click(within(made).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument());
  expect(await screen.findByText('HR system')).toBeInTheDocument();
});

it('a name in use is said at its field, too many keys above the form; what was typed stays', async () => {
  show();
  gateway.answer({ createApiKey: refuse('API_KEY_NAME_TAKEN') });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText('Name');
  await user.type(name, 'Twice');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read records' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create' }));
  expect(await within(dialog).findByText('An API key with this name already exists')).toBeInTheDocument();
  expect(name).toHaveFocus();
  gateway.answer({ createApiKey: refuse('TOO_MANY_API_KEYS', null, { limit: 20 }) });
  await user.type(name, ' more{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('At most 20 API keys may be in use');
  expect(name).toHaveValue('Twice more');
  expect(within(dialog).getByRole('checkbox', { name: 'Read records' })).toBeChecked();
});

it('revoking asks first', async () => {
  show(buildKey());
  gateway.answer({ revokeApiKey: buildKey({ state: 'revoked' }) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke HR system' }));
  expect(await screen.findByText('Revoke HR system?')).toBeInTheDocument();
  expect(gateway.bodies('revokeApiKey').at(-1)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(gateway.bodies('revokeApiKey').at(-1)).toEqual({ apiKeyId: buildKey().apiKeyId }),
  );
});
