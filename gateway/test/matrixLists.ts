import { batchRows } from './matrixBatches';
import type { Action } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { CallInput, CallReply } from './gateway';
import { holds, type Cell, type MatrixIds } from './matrixCells';
import { orderBody } from './checks';
import { packageRows } from './matrixPackages';
import { registrationRows } from './matrixRegistrations';
import { keepingRows, ownRows, type OpenRow } from './matrixOwn';
import { uuidv7 } from '../src/kernel/ids';
import { pdf } from './reports';

/** An operation that finds objects: a role that may use it sees those it reaches, and no other. */
export interface ListRow {
  operation: string;
  right: Action;
  needs?: readonly ['paper'];
  /** A request that would find only this object. */
  input(ids: MatrixIds): CallInput;
  shows(reply: CallReply, ids: MatrixIds): boolean;
}

const has =
  (name: 'checkId' | 'userId') =>
  ({ data }: CallReply, ids: MatrixIds) =>
    (data.rows as Record<string, unknown>[]).some((row) => row[name] === ids[name]);

export const listRows: ListRow[] = [
  { operation: 'listChecks', right: 'check.read', input: byOrderNo, shows: has('checkId') },
  {
    operation: 'countChecks',
    right: 'check.read',
    input: byOrderNo,
    shows: ({ data }) => data.total > 0,
  },
  {
    operation: 'exportChecks',
    right: 'check.export',
    input: ({ orderNo }) => ({ body: { records: { all: { q: orderNo } } } }),
    shows: ({ bytes }, { orderNo }) => bytes.toString().includes(orderNo),
  },
  {
    operation: 'listWorkItems',
    right: 'work.read',
    needs: ['paper'],
    input: byOrderNo,
    shows: has('checkId'),
  },
  {
    operation: 'listUsers',
    right: 'user.manage',
    input: () => ({ body: { pageSize: 50, keyword: 'matrix' } }),
    shows: has('userId'),
  },
  {
    operation: 'listMembers',
    right: 'user.manage',
    input: () => ({ body: { keyword: 'matrix' } }),
    shows: has('userId'),
  },
  {
    operation: 'listAuditEvents',
    right: 'audit.read',
    input: ({ orderNo }) => ({ body: { q: orderNo } }),
    shows: ({ data }) => data.rows.length > 0,
  },
  {
    operation: 'exportAuditEvents',
    right: 'audit.read',
    input: ({ orderNo }) => ({ body: { q: orderNo } }),
    shows: ({ bytes }, { orderNo }) => bytes.toString().includes(orderNo),
  },
];

function byOrderNo({ orderNo }: MatrixIds): CallInput {
  return { body: { q: orderNo } };
}

const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
const someId = '01990000-0000-7000-8000-00000000ffff';

export const openRows: OpenRow[] = [
  { operation: 'loginInfo', right: null, input: () => ({}) },
  { operation: 'listRelatedMains', right: null, input: () => ({}) },
  { operation: 'uploadFile', right: null, input: () => ({ file }) },
  // These codes were sent to nobody.
  {
    operation: 'changeMobile',
    right: null,
    input: () => ({ body: { oldVerifyCode: '000000', mobile: '13912345678', verifyCode: '000000' } }),
    answer: 1004,
  },
  {
    operation: 'authenticate',
    right: 'enterprise.manage',
    input: () => ({
      body: {
        enterpriseName: 'Example',
        creditCode: '91110000000000000X',
        licenseFileId: someId,
        legalPerson: 'A',
        contactName: 'B',
        contactPhone: '13912345678',
      },
    }),
    // No such licence: permitted roles are told so.
    answer: 1000,
  },
  { operation: 'listAuditChoices', right: 'audit.read', input: () => ({}) },
  { operation: 'getAuditSeal', right: 'audit.read', input: () => ({}) },
  ...keepingRows,
  { operation: 'getCertification', right: 'enterprise.manage', input: () => ({}) },
  { operation: 'listCertifications', right: 'enterprise.manage', input: () => ({}) },
  {
    operation: 'saveCertificationDraft',
    right: 'enterprise.manage',
    input: () => ({ body: { content: null } }),
  },
  { operation: 'getServiceContract', right: 'enterprise.manage', input: () => ({}) },
  // No text has this hash, and the account has signed nothing.
  {
    operation: 'signServiceContract',
    right: 'enterprise.manage',
    input: () => ({ body: { version: 'none', hash: '0'.repeat(64), signerName: 'Matrix' } }),
    answer: 2812,
  },
  {
    operation: 'downloadServiceContract',
    right: 'enterprise.manage',
    input: () => ({ query: { signatureId: someId } }),
    answer: 404,
  },
  {
    operation: 'homeSummary',
    right: 'home.read',
    input: () => ({ body: { from: '2024-01-01', to: '2024-01-31' } }),
  },
  // The records a choice is made from: choices.test.ts.
  { operation: 'listCheckChoices', right: 'check.read', input: () => ({}) },
  // One's own acts, and whom one may choose: handover/assigning.test.ts.
  { operation: 'listAssignments', right: 'check.assign', input: () => ({}) },
  { operation: 'listAssignees', right: 'check.assign', input: () => ({}) },
  {
    operation: 'undoAssignment',
    right: 'check.assign',
    input: () => ({ body: { assignmentId: someId } }),
    answer: 2049,
  },
  // A view belongs to its user, and to the account while it is shared: views.test.ts, sharedViews.test.ts.
  { operation: 'listSavedViews', right: 'check.read', input: () => ({ query: { screen: 'records' } }) },
  {
    operation: 'saveView',
    right: 'check.read',
    input: () => ({ body: { screen: 'records', name: someId, query: '' } }),
  },
  {
    operation: 'changeView',
    right: 'check.read',
    input: () => ({ body: { viewId: someId, isDefault: true } }),
    answer: 404,
  },
  { operation: 'deleteView', right: 'check.read', input: () => ({ body: { viewId: someId } }), answer: 404 },
  // Notifications belong to their reader alone: modules/notifications/notifications.test.ts.
  { operation: 'listNotifications', right: null, input: () => ({ body: {} }) },
  { operation: 'countUnreadNotifications', right: null, input: () => ({}) },
  {
    operation: 'readNotification',
    right: null,
    input: () => ({ body: { notificationId: someId } }),
    answer: 404,
  },
  { operation: 'readAllNotifications', right: null, input: () => ({ body: {} }) },
  { operation: 'getNotificationChoices', right: null, input: () => ({}) },
  {
    operation: 'saveNotificationChoices',
    right: null,
    input: () => ({ body: { changes: [{ kind: 'check.reported', channel: 'sms', isOn: false }] } }),
    // A kind that does not concern the role is refused.
    answer: (role) => (['owner', 'admin', 'recruiter', 'viewer'].includes(role) ? 0 : 1000),
  },
  ...packageRows,
  { operation: 'quoteOrder', right: 'check.order', input: () => ({ body: quoteBody() }) },
  { operation: 'placeOrder', right: 'check.order', input: () => ({ body: orderBody() }) },
  { operation: 'getOrderTerms', right: 'check.order', input: () => ({}) },
  { operation: 'getOrderDraft', right: 'check.order', input: () => ({}) },
  {
    operation: 'saveOrderDraft',
    right: 'check.order',
    input: () => ({ body: { content: null, generation: 0 } }),
  },
  ...ownRows,
  { operation: 'listDepartments', right: 'user.manage', input: () => ({}) },
  { operation: 'listAbsentOwners', right: 'user.manage', input: () => ({}) },
  { operation: 'getRechargeDesk', right: 'recharge.ask', input: () => ({}) },
  { operation: 'listRecharges', right: 'recharge.ask', input: () => ({ body: {} }) },
  { operation: 'listPayments', right: 'recharge.ask', input: () => ({ body: {} }) },
  { operation: 'getInvoiceDesk', right: 'invoice.ask', input: () => ({}) },
  { operation: 'listInvoiceRequests', right: 'invoice.ask', input: () => ({ body: {} }) },
  ...registrationRows,
  { operation: 'listLostPhones', right: 'lostPhone.ask', input: () => ({}) },
  {
    operation: 'saveDepartment',
    right: 'user.manage',
    input: () => ({ body: { departmentId: someId, name: 'Matrix', monthlyBudget: null } }),
    answer: 404,
  },
  {
    operation: 'removeDepartment',
    right: 'user.manage',
    input: () => ({ body: { departmentId: someId } }),
    answer: 404,
  },
  { operation: 'listWebhooks', right: 'webhook.manage', input: () => ({}) },
  {
    operation: 'createWebhook',
    right: 'webhook.manage',
    input: () => ({ body: { name: 'Matrix', url: 'https://hooks.example.com/', kinds: ['check.reported'] } }),
  },
  // A webhook and a delivery that do not exist; own ones and those of another account: webhooks.test.ts.
  ...[
    { operation: 'editWebhook', body: { webhookId: someId, name: 'Matrix' } },
    { operation: 'setWebhookStatus', body: { webhookId: someId, status: 'active' } },
    { operation: 'deleteWebhook', body: { webhookId: someId } },
    { operation: 'rotateWebhookSecret', body: { webhookId: someId } },
    { operation: 'testWebhook', body: { webhookId: someId } },
    { operation: 'listWebhookDeliveries', body: { webhookId: someId } },
    { operation: 'redeliverWebhook', body: { deliveryId: someId } },
  ].map(({ operation, body }) => ({
    operation,
    right: 'webhook.manage' as const,
    input: () => ({ body }),
    answer: 404 as const,
  })),
  {
    operation: 'getWebhookDelivery',
    right: 'webhook.manage',
    input: () => ({ query: { deliveryId: someId } }),
    answer: 404,
  },
  { operation: 'listApiKeys', right: 'apiKey.manage', input: () => ({}) },
  {
    operation: 'createApiKey',
    right: 'apiKey.manage',
    input: () => ({ body: { name: uuidv7(), scopes: ['checks.read'] } }),
  },
  // Own and foreign ones: modules/apiKeys/keys.test.ts, rotation.test.ts.
  ...[
    { operation: 'rotateApiKey', body: { apiKeyId: someId, overlapDays: 7 } },
    { operation: 'revokeApiKey', body: { apiKeyId: someId } },
  ].map(({ operation, body }) => ({
    operation,
    right: 'apiKey.manage' as const,
    input: () => ({ body }),
    answer: 404 as const,
  })),
  // A signed-in user has no visitor's phone, so no object names them.
  { operation: 'listOpenings', right: null, input: () => ({ body: {} }) },
  { operation: 'chooseOpening', right: null, input: () => ({ body: { openingId: someId } }), answer: 2101 },
  ...batchRows(someId),
];

function quoteBody() {
  const { packageId, itemCodes } = orderBody();
  return { packageId, itemCodes };
}

export const answerOf = (row: OpenRow, role: Role): Cell => {
  if (!holds(role, row.right)) return 403;
  return typeof row.answer === 'function' ? row.answer(role) : (row.answer ?? 0);
};
