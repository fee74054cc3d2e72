import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';

/** Every tag of every resource, so that one place shows what may be invalidated. */
export const tagTypes = [
  'Session',
  'User',
  'RelatedMain',
  'Region',
  'Dict',
  'SphereConfig',
  'File',
  'Home',
  'CatalogueItem',
  'Package',
  'Order',
  'OrderDraft',
  'Check',
  'CheckItem',
  'Candidate',
  'Consent',
  'Invitation',
  'Report',
  'ReportVersion',
  'Share',
  'WorkItem',
  'WorkOrder',
  'Batch',
  'BatchRow',
  'RegistrationForm',
  'Registration',
  'Balance',
  'LedgerEntry',
  'Recharge',
  'Invoice',
  'Statement',
  'Department',
  'Role',
  'UserSession',
  'Notification',
  'SavedView',
  'ApiKey',
  'Webhook',
  'AuditEvent',
  'Retention',
] as const;

/** The one API of the console. Endpoints come from `generated/`, tags and options from `<resource>Api.ts`. */
export const gatewayApi = createApi({
  reducerPath: 'gatewayApi',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
