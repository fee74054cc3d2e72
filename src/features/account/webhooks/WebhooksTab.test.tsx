import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook } from '../../../api/resources/webhooksApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { buildDelivery, buildWebhook } from '../../../test/webhooks';
import { WebhooksTab } from './WebhooksTab';

const SECRET = `whsec_${'a'.repeat(43)}`;
const owner = buildUserInfo({ permissions: ['webhook.manage'] });
const gateway = fakeGateway();

beforeAll(() => loadPhrases('account', 'accountWebhooks'));

const show = (...rows: Webhook[]) => gateway.answer({ listWebhooks: rows });
const open = () =>
  render(
    <main>
      <h1>Account</h1>
      <WebhooksTab />
    </main>,
    { route: '/businessManage?tab=webhooks', userInfo: owner },
  );

it('says where it goes, what it tells and how it fares; axe finds nothing', async () => {
  show(buildWebhook({ lastDelivery: buildDelivery() }));
  open();
  expect(await screen.findByText('https://hooks.example.com/probity')).toBeInTheDocument();
  expect(screen.getByText('2 kinds of events: Reported, Cancelled')).toBeInTheDocument();
  expect(screen.getByText('Arrived: the receiver answered HTTP 204 within 120 ms')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('a failing one says since when and what will come of it; a disabled one why, and how to go on', async () => {
  const failed = {
    status: 'waiting',
    fault: 'connection',
    faultCode: 'ECONNREFUSED',
    httpStatus: null,
  } as const;
  show(
    buildWebhook({
      failingSince: '2026-01-01T00:00:00Z',
      lastDelivery: buildDelivery({ ...failed, nextAttemptAt: '2026-01-01T00:05:00Z' }),
    }),
    buildWebhook({
      webhookId: '0190a1b2-0000-7000-8000-0000000000b2',
      name: 'Old system',
      status: 'disabled',
      disabledReason: 'failing',
      disabledAt: '2026-01-04T00:00:00Z',
    }),
  );
  gateway.answer({ setWebhookStatus: buildWebhook() });
  const { user } = open();
  expect(await screen.findByText(/^Failing since/)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing is listening at this address\. Next try at/)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing arrived for three days/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send a test to Old system' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enable Old system' }));
  expect(await screen.findByText('Old system receives events again.')).toBeInTheDocument();
  expect(gateway.bodies('setWebhookStatus')[0]).toMatchObject({
    webhookId: expect.stringMatching(/b2$/),
    status: 'active',
  });
});

it('none yet: what to do; a failed load says why and can be tried again', async () => {
  gateway.answer({ listWebhooks: cut });
  const { user } = open();
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  show();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No webhook yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a webhook' })).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('adding: faults stand at their fields, the gateway’s too; what was typed stays', async () => {
  show();
  gateway.answer({
    createWebhook: refuse('FIELDS_WRONG', { fields: [{ path: 'url', msg: 'This host is not open' }] }),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  const submit = within(dialog).getByRole('button', { name: 'Add' });
  await user.click(submit);
  expect(within(dialog).getByText('Please enter a name of at most 60 characters')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  await user.type(within(dialog).getByLabelText('Name'), 'HR system');
  await user.type(within(dialog).getByLabelText('Address'), 'hooks.example.com');
  await user.click(submit);
  expect(
    within(dialog).getByText('Please enter a whole address, such as https://example.com/hooks'),
  ).toBeInTheDocument();
  await user.clear(within(dialog).getByLabelText('Address'));
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.example.com');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Reported' }));
  await user.click(submit);
  expect(within(dialog).getByText('Please choose at least one')).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox', { name: 'Ordered' })).toHaveFocus();
  expect(gateway.bodies('createWebhook')[0]).toBeUndefined();
  await expectNoAxeFaults();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Cancelled' }));
  await user.click(submit);
  expect(await within(dialog).findByText('This host is not open')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Address')).toHaveFocus();
  expect(within(dialog).getByLabelText('Name')).toHaveValue('HR system');
  expect(gateway.bodies('createWebhook')[0]).toEqual({
    name: 'HR system',
    url: 'https://hooks.example.com',
    kinds: ['check.cancelled'],
  });
  // It stands there alone, and in no words of the wire.
  expect(screen.queryByText(/^Please check/)).not.toBeInTheDocument();
});

it('the secret of a new one is shown once and leaves the store', async () => {
  show();
  gateway.answer({ createWebhook: { webhook: buildWebhook(), secret: SECRET } });
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a webhook' });
  await user.type(within(dialog).getByLabelText('Name'), 'HR system');
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.example.com');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  const shown = await screen.findByRole('dialog', { name: 'The secret of HR system' });
  expect(within(shown).getByLabelText('Signing secret')).toHaveValue(SECRET);
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain(SECRET));
  await expectNoAxeFaults();
  await user.keyboard('{Escape}');
  expect(shown).toBeInTheDocument();
  await user.click(within(shown).getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText(SECRET)).not.toBeInTheDocument());
});

it('a test says its outcome in words', async () => {
  show(buildWebhook());
  const ping = { kind: 'ping', status: 'waiting', attempts: 0, httpStatus: null, durationMs: null } as const;
  gateway.answer({
    testWebhook: buildDelivery(ping),
    getWebhookDelivery: { delivery: buildDelivery(ping), body: '{}', tries: [] },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Send a test to HR system' }));
  expect(await screen.findByText(/^Under way/)).toBeInTheDocument();
  const failed = { kind: 'ping', status: 'failed', fault: 'status', httpStatus: 500 } as const;
  gateway.answer({ getWebhookDelivery: { delivery: buildDelivery(failed), body: '{}', tries: [] } });
  expect(
    await screen.findByText('The receiver answered HTTP 500', {}, { timeout: 4000 }),
  ).toBeInTheDocument();
  await expectNoAxeFaults();
  gateway.answer({ testWebhook: refuse('TOO_MANY_REQUESTS') });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() =>
    expect(screen.getAllByText('Too many requests, please try again later')).toHaveLength(2),
  );
});

it('deleting and a new secret ask first', async () => {
  show(buildWebhook());
  gateway.answer({
    deleteWebhook: { done: true },
    rotateWebhookSecret: { webhook: buildWebhook(), secret: SECRET },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'New secret for HR system' }));
  expect(await screen.findByText('A new secret for HR system?')).toBeInTheDocument();
  expect(gateway.bodies('rotateWebhookSecret')[0]).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Create a new secret' }));
  expect(await screen.findByLabelText('Signing secret')).toHaveValue(SECRET);
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await user.click(await screen.findByRole('button', { name: 'Delete HR system' }));
  expect(await screen.findByText('Delete HR system?')).toBeInTheDocument();
  expect(gateway.bodies('deleteWebhook')[0]).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('HR system is deleted.')).toBeInTheDocument();
  expect(gateway.bodies('deleteWebhook')[0]).toEqual({ webhookId: buildWebhook().webhookId });
});
