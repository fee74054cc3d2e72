import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKey } from '../../../api/resources/apiKeysApi';
import { loadPhrases } from '../../../i18n/i18n';
import { refuse } from '../../../test/answers';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { buildKey } from '../../../test/apiKeyRow';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { ApiKeysTab } from './ApiKeysTab';

const secret = 'pbk_newnew0123456789abcdef0123456789abcdef01234';
const gateway = fakeGateway();
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

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
const successor = buildKey({ apiKeyId: '0190a1b2-0000-7000-8000-000000000008', prefix: 'pbk_newnew' });

it('a key is replaced: the old one goes on for a week unless told otherwise; the new one is shown until it is kept', async () => {
  show(buildKey({ lastUsedAt: ago(2), lastUsedNetwork: '203.0.113.0/24' }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Replace HR system' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replace HR system' });
  expect(within(dialog).getByRole('radio', { name: 'For 7 more days' })).toBeChecked();
  expect(within(dialog).getByText('2 hours ago')).toHaveAttribute('title', expect.stringMatching(/^\d{4}-/));
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'Not at all: it ends now' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('will be refused');
  await user.click(within(dialog).getByRole('radio', { name: 'For 1 more day' }));
  await expectNoAxeFaults();
  const replaced = buildKey({ replacedAt: ago(0), expiresAt: '2026-12-01T08:00:00.000Z' });
  gateway.answer({ rotateApiKey: { apiKey: successor, secret } });
  show(successor, replaced);
  await user.click(within(dialog).getByRole('button', { name: 'Create the new key' }));
  const made = await screen.findByRole('dialog', { name: 'The new key of HR system is ready' });
  expect(gateway.bodies('rotateApiKey')).toEqual([{ apiKeyId: buildKey().apiKeyId, overlapDays: 1 }]);
  expect(within(made).getByLabelText('API key')).toHaveValue(secret);
  // The list below has changed, and the new key is still there.
  expect(await screen.findByText('Replaced')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(within(made).getByLabelText('API key')).toHaveValue(secret);
  await user.click(within(made).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByDisplayValue(secret)).not.toBeInTheDocument());
  expect(screen.getByText('ends on 2026-12-01')).toBeInTheDocument();
  // The replaced one can be ended early and has no further successor.
  expect(screen.getAllByRole('button', { name: 'Replace HR system' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Revoke HR system' })).toHaveLength(2);
  await expectNoAxeFaults();
});

it('a refusal is said in the dialog, and the choice stays', async () => {
  show(buildKey({ expiresAt: '2027-01-01T00:00:00Z' }));
  const { user } = open();
  gateway.answer({ rotateApiKey: refuse('API_KEY_REPLACED') });
  await user.click(await screen.findByRole('button', { name: 'Replace HR system' }));
  const dialog = await screen.findByRole('dialog', { name: 'Replace HR system' });
  expect(within(dialog).getByText(/^In no case beyond 2027-01-01/)).toBeInTheDocument();
  expect(within(dialog).getByText('This key was never used.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: 'For 30 more days' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create the new key' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This API key has already been replaced',
  );
  expect(within(dialog).getByRole('radio', { name: 'For 30 more days' })).toBeChecked();
});

it('what ended as replaced has no button', async () => {
  show(buildKey({ state: 'expired', replacedAt: ago(48), expiresAt: ago(24) }));
  open();
  expect(await screen.findByText('Replaced')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /HR system/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^ends on/)).not.toBeInTheDocument();
});

it('before a key is revoked the dialog says when it was used, as it is now; within a day it warns', async () => {
  show(buildKey());
  const { user } = open();
  const ask = await screen.findByRole('button', { name: 'Revoke HR system' });
  // Used since the list was read.
  show(buildKey({ lastUsedAt: ago(3), lastUsedNetwork: '203.0.113.0/24' }));
  await user.click(ask);
  const dialog = await screen.findByRole('dialog', { name: 'Revoke HR system?' });
  expect(await within(dialog).findByText('3 hours ago')).toHaveAttribute(
    'title',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  );
  expect(within(dialog).getByText(/203\.0\.113\.0\/24/)).toBeInTheDocument();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('whoever uses it will be refused');
  await expectNoAxeFaults();
});

it.each([
  [null, 'This key was never used.'],
  [ago(30), 'yesterday'],
])('a key used at %s is revoked without a warning', async (lastUsedAt, told) => {
  show(buildKey({ lastUsedAt }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke HR system' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke HR system?' });
  expect(within(dialog).getByText(told)).toBeInTheDocument();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});
