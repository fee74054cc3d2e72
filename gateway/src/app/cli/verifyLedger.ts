import type { Logger } from 'pino';
import { formatFen } from '@probity/contract/rules/fen';
import type { Config } from '../../platform/config/settings';
import {
  accountsWithBooks,
  countBookings,
  ledgerFaults,
  type LedgerFault,
} from '../../modules/ledger/ledgerFaults';
import { balanceOf } from '../../modules/ledger/ledgerService';
import { say, withServices, type CommandServices } from './withServices';

/**
 * `verify-ledger`: prints every account's books with the faults in them; exit code 1 when there is one. Also while a gateway
 * works: each account is read in one transaction.
 */
export function verifyLedgerCommand(config: Config, log: Logger): Promise<number> {
  return withServices(config, log, async (services) => {
    const accounts = await accountsWithBooks(services.db.direct);
    let count = 0;
    for (const mainId of accounts) count += await verifyAccount(services, mainId);
    say(`${accounts.length} account(s), ${count} fault(s)`);
    return count > 0 ? 1 : 0;
  });
}

async function verifyAccount({ db }: CommandServices, mainId: string): Promise<number> {
  const { faults, ...state } = await db.withTenant({ mainIds: [mainId], mainId }, async (tx) => ({
    faults: await ledgerFaults(tx, mainId),
    bookings: await countBookings(tx, mainId),
    balance: await balanceOf(tx, mainId),
  }));
  const verdict = faults.length === 0 ? 'right' : `${faults.length} FAULT(S)`;
  const { available, held, spent } = state.balance;
  const sums = `available ${formatFen(available)}, held ${formatFen(held)}, spent ${formatFen(spent)}`;
  say(`account ${mainId}: ${verdict} · ${state.bookings} bookings · ${sums}`);
  for (const fault of faults) say(`  ${inWords(fault)}`);
  return faults.length;
}

/** A fault as a line for the person who runs the command. */
function inWords({ fault, id, booked, expected }: LedgerFault): string {
  const [is, should] = [formatFen(booked), formatFen(expected)];
  const words = {
    unbalanced: `transaction ${id}: its entries sum to ${is}, or are fewer than two`,
    notOpposite: `transaction ${id}: is not the exact opposite of what it takes back`,
    wrongBalance: `balance ${id}: is ${is}, its entries sum to ${should}`,
    negative: `balance ${id}: is ${is}, below 0`,
    openItems: `order ${id}: ${is} held, its items under way cost ${should}`,
    statement: `statement ${id}: closes with ${should}, its bookings with ${is}, or differs in its parts`,
    payment: `payment ${id}: ${is} booked, ${should} paid by scanning`,
    correction: `charge or correction ${id}: ${is} given back, ${should} charged or said`,
    refund: `refund ${id}: ${is} taken back, ${should} asked of the provider, or of another payment`,
    payout: `payout ${id}: ${is} held or paid out, its state says ${should}`,
    settledItem: `item ${id}: ${is} spent, ${should} charged`,
  } satisfies Record<LedgerFault['fault'], string>;
  return words[fault];
}
