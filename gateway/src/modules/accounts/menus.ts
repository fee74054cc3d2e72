import type { Action } from '@probity/contract/permissions';

export interface Menu {
  name: string;
  path: string;
  meta: { title: string; icon: string };
}

/** The screens of the side menu, in its order, and the right each requires. Screens are added as they are built. */
const screens: readonly { name: string; icon: string; right: Action }[] = [
  { name: 'homePage', icon: 'home', right: 'home.read' },
  { name: 'initiateBack', icon: 'add', right: 'check.order' },
  { name: 'batchBack', icon: 'batch', right: 'check.order' },
  { name: 'backRecord', icon: 'list', right: 'check.read' },
  { name: 'batchRecord', icon: 'file', right: 'check.order' },
  { name: 'jobRegistration', icon: 'form', right: 'registration.manage' },
  { name: 'mealManage', icon: 'package', right: 'package.read' },
  { name: 'workOrder', icon: 'message', right: 'work.read' },
  { name: 'receivedMoney', icon: 'wallet', right: 'recharge.decide' },
  { name: 'operatorDesk', icon: 'file', right: 'desk.manage' },
  { name: 'financialManage', icon: 'wallet', right: 'balance.watch' },
  // Everybody has their own security tab; the other tabs require their rights.
  { name: 'businessManage', icon: 'settings', right: 'home.read' },
];

/** The menu for a set of actions; titles are the console's i18n keys. */
export function menusOf(held: readonly Action[]): Menu[] {
  return screens
    .filter(({ right }) => held.includes(right))
    .map(({ name, icon }) => ({ name, path: `/${name}`, meta: { title: `titles.${name}`, icon } }));
}
