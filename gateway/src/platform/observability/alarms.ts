import { Counter, Gauge } from 'prom-client';

/*
 * Numbers that an operator wants to be woken for. The rules count wherever they run (a request, a job), so there is one of
 * each per process; every registry of Metrics shows it.
 */

/** Raised at most once a day for each account. */
export const attackedAccounts = new Counter({
  name: 'probity_attacked_accounts_total',
  help: 'Accounts whose password was tried many times from many networks within a day',
  registers: [],
});

/** Each of them is work in the operators' queue. */
export const oddPayments = new Counter({
  name: 'probity_odd_payments_total',
  help: 'Payments by scanning of which something was told that does not fit what was ordered',
  registers: [],
});

/** 0 while more than 60 days of it are known; 60 and more once it has ended. */
export const calendarDaysMissing = new Gauge({
  name: 'probity_calendar_days_missing',
  help: 'Of the next 60 days, those of which the working-day calendar does not know the public holidays',
  registers: [],
});

/** As the last hourly look found; they are right since, but for those it could not look through. */
export const wrongHomeCounts = new Gauge({
  name: 'probity_wrong_home_counts',
  help: 'Accounts, or the sums over all, whose numbers of the home page were not what their rows are, or could not be compared, at the last hourly look',
  registers: [],
});

/** As the last hourly look through all books found. */
export const brokenBooks = new Gauge({
  name: 'probity_broken_books',
  help: 'Accounts whose ledger broke one of its rules at the last hourly look',
  registers: [],
});
