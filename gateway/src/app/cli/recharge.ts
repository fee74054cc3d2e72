import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { formatFen } from '@probity/contract/rules/fen';
import type { Config } from '../../platform/config/settings';
import {
  bookRecharge,
  RechargeRefused,
  takeBackRecharge,
  type RechargeDone,
} from '../../modules/orders/bankRecharge';
import { say, withServices } from './withServices';

const usage = [
  'npm run recharge -- --account "<name or id>" --fen <n> --reference "<text>"',
  'npm run recharge -- --reverse --reference "<text>"',
].join('\n');

/**
 * `recharge`: books a payment received, or reverses a booking; exit code 1, with the reason in words, when it was refused.
 */
export async function rechargeCommand(config: Config, log: Logger, args: string[]): Promise<number> {
  try {
    const { reverse, ...request } = read(args);
    const done = await withServices(config, log, (services) =>
      reverse
        ? takeBackRecharge(services, request)
        : bookRecharge(services, { account: '', fen: '', ...request }),
    );
    for (const line of told(done)) say(line);
    return 0;
  } catch (error) {
    if (!(error instanceof RechargeRefused)) throw error;
    say(`${error.message}\n${usage}`);
    return 1;
  }
}

function read(args: string[]) {
  const options = {
    account: { type: 'string' },
    fen: { type: 'string' },
    reference: { type: 'string' },
    reverse: { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
    return { ...values, reference: values.reference ?? '' };
  } catch (error) {
    // The message names the option that is unknown or has no value.
    throw new RechargeRefused((error as Error).message);
  }
}

function told({ what, mainId, mainName, fen, available, waiting }: RechargeDone): string[] {
  const amount = formatFen(fen);
  const account = `${mainName} (${mainId})`;
  const words = {
    booked: `${amount} booked for ${account}.`,
    wasBooked: `${amount} were booked for ${account} under this reference before: nothing was changed.`,
    takenBack: `${amount} taken back from ${account}.`,
    wasTakenBack: `${amount} were taken back from ${account} before: nothing was changed.`,
  };
  const turn = what === 'booked' && waiting > 0;
  return [
    `${words[what]} Available: ${formatFen(available)}.`,
    ...(turn
      ? [
          `${waiting} order(s) wait for money: the running gateway places them now, or the next start does, the oldest first as far as it goes.`,
        ]
      : []),
  ];
}
