import { demoUsers } from '../seeds/demoAccounts';
import { signContract } from '../seeds/demoContracts';
import { systemWork } from '../src/kernel/work';
import { MOST_AT_ONCE, orderAll } from '../src/modules/orders/ordering';
import { askedBy } from '../src/modules/orders/orderService';
import { rechargeAccount } from '../src/modules/orders/payment';
import { orderablePackage } from '../src/modules/packages/packageService';
import { uuidv7 } from '../src/kernel/ids';
import { countedTx } from '../test/countedTx';
import type { Population } from './checks';
import { ms, report } from './report';
import type { World } from './world';

const PACKAGE = '01990000-0000-7000-8000-000000000001';
const WHOLE = 10_000;
/** What a batch is compared with: its first tenth. */
const FEW = 1_000;
const batchId = uuidv7();
const NAMES = ['王芳', '李雷', '欧阳娜娜', 'Anna Schmidt', '陈思远'];

interface Taken {
  rows: number;
  took: number;
  statements: number;
}

/** A batch of orders, chunk by chunk, in the largest account: what a row costs at the beginning and at the end of 10 000. */
export async function measureOrders(world: World, { mainIds }: Population): Promise<void> {
  const [mainId] = mainIds as [string];
  const rows = Math.round(Math.min(1, Number(process.env.SCALE ?? 0.05) / 0.05) * WHOLE);
  const price = await readyToOrder(world, mainId, rows);
  const few: Taken = { rows: 0, took: 0, statements: 0 };
  const last: Taken = { rows: 0, took: 0, statements: 0 };
  const whole: Taken = { rows: 0, took: 0, statements: 0 };
  // The first chunk warms plans and caches.
  await orderChunk(world, mainId, price, 0);
  const before = memory();
  let most = before;
  for (let done = 0; done < rows; done += MOST_AT_ONCE) {
    const taken = await orderChunk(world, mainId, price, done + MOST_AT_ONCE);
    add(whole, taken);
    if (done < FEW) add(few, taken);
    if (done >= rows - FEW) add(last, taken);
    most = Math.max(most, memory());
  }
  const each = ({ took, rows: count }: Taken) => took / count;
  report({
    what: `orders of a batch of ${rows}, its last ${FEW} : its first`,
    ratio: each(last) / each(few),
    budget: { most: 1.5 },
    beside: `${ms(each(few))} and ${ms(each(last))} a row, ${ms(whole.took)} in all; ${Math.round((most - before) / 2 ** 20)} MB more at most`,
  });
  report({
    what: 'statements a row of a batch',
    ratio: whole.statements / whole.rows,
    budget: { most: 2 },
    beside: `${whole.statements} for ${whole.rows}`,
  });
}

/** The contract is signed, and there is money for twice as much. @returns the package's price, in fen */
export function readyToOrder({ services }: World, mainId: string, rows: number): Promise<number> {
  return services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const work = systemWork(services, tx, mainId);
    const at = services.clock.now();
    await signContract(tx, { mainId, name: 'Account 0', userId: demoUsers.owner, signerName: '林晓东', at });
    const { row } = (await orderablePackage(tx, mainId, PACKAGE, at))!;
    await rechargeAccount(work, uuidv7(), { mainId, amount: 2 * (rows + MOST_AT_ONCE) * row.price });
    return row.price;
  });
}

async function orderChunk(
  { services }: World,
  mainId: string,
  expectedPrice: number,
  from: number,
): Promise<Taken> {
  const started = performance.now();
  const orderer = { mainId, userId: demoUsers.owner, departmentId: null };
  const statements = await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const counted = countedTx(tx);
    const work = systemWork(services, counted.tx, mainId);
    const chosen = (await orderablePackage(tx, mainId, PACKAGE, services.clock.now()))!;
    const itemCodes = chosen.items.map(({ kind }) => kind.code);
    const reasons = Object.fromEntries(itemCodes.map((code) => [code, 'Signs for the company']));
    const asked = Array.from({ length: MOST_AT_ONCE }, (_, n) => {
      const candidate = { name: NAMES[n % NAMES.length]!, mobile: `137${String(from + n).padStart(8, '0')}` };
      const position = { positionTitle: 'Accountant', positionClass: 'finance' as const };
      const chosenOf = { packageId: PACKAGE, itemCodes, reasons, expectedPrice };
      const request = { ...position, ...chosenOf, candidate, consentWay: 'sms' as const };
      return askedBy(work, orderer, request, { batch: { batchId, rowId: uuidv7(), pin: null } });
    });
    const { sums } = await orderAll(work, orderer, asked);
    if (sums.placed.orders !== MOST_AT_ONCE) throw new Error(`Not all were placed: ${JSON.stringify(sums)}`);
    return counted.statements();
  });
  return { rows: MOST_AT_ONCE, took: performance.now() - started, statements };
}

function add(sum: Taken, { rows, took, statements }: Taken): void {
  sum.rows += rows;
  sum.took += took;
  sum.statements += statements;
}

const memory = () => process.memoryUsage().rss;
