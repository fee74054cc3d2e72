import type { Action } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import type { CallInput } from './gateway';
import type { Cell } from './matrixRows';

const someId = '01990000-0000-7000-8000-00000000ffff';

/** An operation that names no object: what each role is answered. */
export interface OpenRow {
  operation: string;
  right: Action | null;
  input(): CallInput;
  /** What a role that may do it is answered; 0 where nothing is said. */
  answer?: Cell | ((role: Role) => Cell);
}

/** Operations about oneself alone: everybody may, and names nobody. */
export const ownRows: OpenRow[] = [
  { operation: 'getOwnProfile', right: null, input: () => ({}) },
  { operation: 'forgetOwnProfile', right: null, input: () => ({ body: { part: 'email' } }) },
  { operation: 'getSecurity', right: null, input: () => ({}) },
  { operation: 'listSessions', right: null, input: () => ({}) },
  { operation: 'listSignIns', right: null, input: () => ({ body: {} }) },
  { operation: 'endSession', right: null, input: () => ({ body: { sessionId: someId } }), answer: 404 },
  { operation: 'keepSession', right: null, input: () => ({ body: {} }) },
  { operation: 'chooseLanguage', right: null, input: () => ({ body: { language: 'en' } }) },
  { operation: 'endOtherSessions', right: null, input: () => ({ body: {} }) },
  { operation: 'unbindWechat', right: null, input: () => ({ body: {} }) },
  // A task is its starter's alone: modules/tasks/tasks.test.ts. An order number that nobody has makes an empty file.
  {
    operation: 'startChecksExport',
    right: 'check.export',
    input: () => ({ body: { q: 'PB0' } }),
  },
  {
    operation: 'startAuditExport',
    right: 'audit.read',
    input: () => ({ body: { orderNo: 'PB0' } }),
  },
  { operation: 'listTasks', right: null, input: () => ({}) },
  { operation: 'getTask', right: null, input: () => ({ query: { taskId: someId } }), answer: 404 },
  { operation: 'cancelTask', right: null, input: () => ({ body: { taskId: someId } }), answer: 404 },
  { operation: 'downloadTaskFile', right: null, input: () => ({ query: { taskId: someId } }), answer: 404 },
];
