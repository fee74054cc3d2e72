import { costs } from './costs';
import { invoices } from './invoices';
import { ledger } from './ledger';
import { recharges } from './recharges';
import { scan } from './scan';
import { statements } from './statements';

/** /financialManage. */
export const finance = {
  parts: {
    label: 'Parts of finance',
    overview: 'Overview',
    approvals: 'Approvals',
    costs: 'Costs',
    statements: 'Statements',
    invoices: 'Invoices',
    payouts: 'Payouts',
    ledger: 'All bookings',
  },
  budgets: 'Budgets',
  title: 'Balance',
  available: 'Available',
  held: 'Held, not yet spent',
  spent: 'Spent so far',
  thisMonth: { recharged: 'Recharged this month', charged: 'Spent this month' },
  course: {
    title: 'Available at the end of each day this month',
    day: 'Day',
    available: 'Available',
    recharged: 'Came in',
    charged: 'Charged',
    of: '{{day}}: {{available}} available, {{recharged}} came in, {{charged}} charged',
    point: 'Point at a day to see what came in and what was charged',
    tap: 'Tap a day to see what came in and what was charged',
  },
  waiting: {
    title: 'Waiting for money',
    orders_one: '{{count}} order waits, for {{price}}',
    orders_other: '{{count}} orders wait, for {{price}} together',
    missing_one: '{{count}} order waits, {{missing}} is missing',
    missing_other: '{{count}} orders wait, {{missing}} is missing',
    soon: 'As soon as the balance covers them they are placed by themselves, the oldest first.',
    scan: 'Pay {{amount}} by scanning',
    transfer: 'Submit a transfer of {{amount}}',
    placed_one: 'Since {{amount}} came in on {{at}}, {{count}} order that had waited was placed.',
    placed_other: 'Since {{amount}} came in on {{at}}, {{count}} orders that had waited were placed.',
    left_one: '{{count}} order still waits.',
    left_other: '{{count}} orders still wait.',
    none: 'No order is waiting any more.',
    covered: 'The balance covers them: they are being placed, the oldest first.',
    show: 'Show them',
  },
  notice: {
    title: 'When the balance is low',
    lead: 'The owner, administrators and finance are told once when the available balance falls below this, and again only after it has risen and fallen once more. Each chooses how under Notifications.',
    nobody: 'Nobody is told so far.',
    below: 'You are told below {{amount}}.',
    change: 'Change',
    label: 'Tell us when below',
    help: 'In whole yuan; leave it empty for no notice',
    yuan: 'yuan',
    isLow: 'The balance is below this already: you are told the next time it falls below it.',
    fault: 'Whole yuan from 1 to 1,000,000,000, without fen',
    save: 'Save',
    saved: 'Saved',
  },
  recharge: recharges,
  scan,
  statements,
  invoices,
  ledger,
  costs,
};
