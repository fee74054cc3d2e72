import { screen, within } from '@testing-library/react';
import type { WebhookDelivery } from '../../../api/resources/webhooksApi';
import { loadPhrases } from '../../../i18n/i18n';
import { expectNoAxeFaults } from '../../../test/axe';
import { buildUserInfo } from '../../../test/factories';
import { cut, refuse } from '../../../test/answers';
import { fakeGateway } from '../../../test/fakeGateway';
import { render } from '../../../test/render';
import { buildDelivery, buildTry, buildWebhook } from '../../../test/webhooks';
import { WebhooksTab } from './WebhooksTab';

const owner = buildUserInfo({ permissions: ['webhook.manage'] });
const { webhookId } = buildWebhook();
const gateway = fakeGateway({ listWebhooks: [buildWebhook()] });

beforeAll(() => loadPhrases('account', 'accountWebhooks'));

const show = (...rows: WebhookDelivery[]) =>
  gateway.answer({ listWebhookDeliveries: { rows, nextCursor: null } });
const open = (query = '') =>
  render(
    <main>
      <h1>Account</h1>
      <WebhooksTab />
    </main>,
    { route: `/businessManage?tab=webhooks&webhook=${webhookId}${query}`, userInfo: owner },
  );

it('what was sent, and what came of it; one again; axe finds nothing', async () => {
  const failed = buildDelivery({
    deliveryId: '0190a1b2-0000-7000-8000-0000000000d2',
    kind: 'check.cancelled',
    status: 'failed',
    fault: 'connection',
    faultCode: 'CERT_HAS_EXPIRED',
    httpStatus: null,
  });
  show(buildDelivery(), failed);
  gateway.answer({ redeliverWebhook: failed });
  const { user } = open();
  expect(await screen.findByText('Deliveries to HR system')).toBeInTheDocument();
  expect(await screen.findByRole('cell', { name: 'Failed' })).toBeInTheDocument();
  await expectNoAxeFaults();
  await user.click(screen.getByRole('button', { name: /^Send Cancelled of .* again$/ }));
  expect(await screen.findByText('It is on its way again.')).toBeInTheDocument();
  expect(gateway.bodies('redeliverWebhook')).toEqual([{ deliveryId: failed.deliveryId }]);
});

it('a row opens what it carries, and why it did not arrive', async () => {
  const failed = { status: 'failed', fault: 'connection', faultCode: 'CERT_HAS_EXPIRED' } as const;
  show(buildDelivery(failed));
  const body = JSON.stringify({ id: '1', kind: 'check.reported' });
  gateway.answer({ getWebhookDelivery: { delivery: buildDelivery(failed), body, tries: [] } });
  const { user } = open();
  await user.click(await screen.findByText('Reported'));
  const dialog = await screen.findByRole('dialog', { name: /^Reported of/ });
  expect(await within(dialog).findByText(/"kind": "check.reported"/)).toBeInTheDocument();
  expect(
    within(dialog).getByText('The certificate of the receiver is not valid for this address'),
  ).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('each try says what was sent and what was answered, as text alone', async () => {
  show(buildDelivery({ attempts: 3 }));
  const tries = [
    buildTry({ number: 3 }),
    buildTry({ number: 2, httpStatus: 500, fault: 'status', answer: '<b>no</b>', answerBytes: 5000 }),
  ];
  gateway.answer({ getWebhookDelivery: { delivery: buildDelivery({ attempts: 3 }), body: '{}', tries } });
  const { user } = open();
  await user.click(await screen.findByText('Reported'));
  const dialog = await screen.findByRole('dialog', { name: /^Reported of/ });
  await user.click(await within(dialog).findByText(/^Try 2, .*: The receiver answered HTTP 500 \(120 ms\)$/));
  expect(within(dialog).getByText('<b>no</b>')).toBeInTheDocument();
  expect(within(dialog).getByText('(the first kilobyte of 5000 bytes)')).toBeInTheDocument();
  expect(within(dialog).getAllByText(/probity-kind: check.reported/)).toHaveLength(2);
  expect(within(dialog).getByText('Older tries are no longer kept.')).toBeInTheDocument();
  await expectNoAxeFaults();
});

it('the state is in the address and asked of the gateway', async () => {
  show();
  const { user } = open('&status=failed');
  expect(await screen.findByText('No delivery in this state')).toBeInTheDocument();
  expect(gateway.bodies('listWebhookDeliveries')).toEqual([{ webhookId, status: 'failed', limit: 50 }]);
  await user.selectOptions(screen.getByRole('combobox'), '');
  expect(await screen.findByText('Nothing has been sent yet')).toBeInTheDocument();
});

it('a failed load can be tried again; a webhook that is gone says so', async () => {
  gateway.answer({ listWebhookDeliveries: cut });
  const { user } = open();
  expect(await screen.findByText('backend interface connection abnormal')).toBeInTheDocument();
  gateway.answer({ listWebhookDeliveries: refuse('NOT_FOUND') });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This webhook is no longer there')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '← All webhooks' })).toBeInTheDocument();
});

it('nothing is sent again to a disabled one', async () => {
  gateway.answer({ listWebhooks: [buildWebhook({ status: 'disabled' })] });
  show(buildDelivery());
  open();
  expect(await screen.findByRole('button', { name: /^Send Reported of .* again$/ })).toBeDisabled();
});
