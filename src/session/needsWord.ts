import type { UserInfo } from './types';

/**
 * What the view `needsMe` lists for a reader: what waits for oneself, for staff what waits for the platform's work, and inside
 * a customer's account what waits for the customer's answer. Undefined where the view lists nothing for staff.
 */
export function needsWord({ userType, enterprise, permissions = [] }: Partial<UserInfo>) {
  if (userType !== 'staff') return 'needsMe';
  if (permissions.includes('report.edit')) return 'needsStaff';
  return enterprise && permissions.includes('check.answer') ? 'needsEnterprise' : undefined;
}
