import { findRoot } from '../src/platform/config/root';
import { createTestGateway, type TestGateway } from './gateway';
import { differences } from './rowShapes/compare';
import { Describer, textOf } from './rowShapes/describe';
import { statementsIn, type Asked, type Program } from './rowShapes/statements';
import { ownersAlone } from './schemaRules/functions';

// The row type of a statement agrees with PostgreSQL: the names, the types as the driver reads them, and nullability
// (decision 44). No statement is run.

/** Fragments whose text is chosen elsewhere; a condition replaces them. Home counts by the conditions of the lists, and the
 * audit log looks for what its filters ask. */
const UNFOLLOWED = [
  'modules/audit/rareEvents.ts anyOf: arm',
  'modules/checks/listRepository.ts countChecks: condition',
  'modules/home/countRepository.ts countsOf: condition',
  'modules/work/queueRepository.ts countQueue: checks',
  'modules/work/queueRepository.ts placesInQueue: checks',
];

/** Nulls and values that the schema allows and these rows never have, with the reason. The list only gets shorter. */
const KEPT_OUT: Readonly<Record<string, string>> = {
  'modules/checks/detailRepository.ts erasureOf: at may be null': 'asked of an erased check alone',
  'modules/checks/detailRepository.ts erasureOf: rule may be null':
    'stands with the moment, by a check of the table',
  'modules/checks/detailRepository.ts erasureOf: days may be null':
    'stands with the moment, by a check of the table',
  'modules/batchOrders/listRepository.ts refusalsOf: code may be null':
    'a refused row has its code, by a check of the table',
  'modules/bankAccounts/bankAccountRepository.ts untoldBankChanges: effectiveAt may be null':
    'what is signed off has its moment, by a check of the table',
  'modules/enterprise/certificationRepository.ts rejectionsBefore: at may be null':
    'a rejection has its moment, by a check of the table',
  'modules/enterprise/certificationRepository.ts rejectionsBefore: reason may be null':
    'nobody rejects without a reason',
  "modules/reports/hands.ts handsOf: kind may be 'paperConsent'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'certification'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'lostPhone'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'payment'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'recharge'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'reversal'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'correction'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'payout'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'invoice'": 'not of the kinds asked for',
  "modules/reports/hands.ts handsOf: kind may be 'signOff'": 'not of the kinds asked for',
};

/** Wrong row types for working statements. Never part of the program. */
const PLANTED = `
import { sql } from '../platform/db/sql';
import type { Tx } from '../platform/db/tx';
const columns = sql\`c.id, c.order_no as "orderNo"\`;
export const fine = (tx: Tx) => tx.many<{ id: string; orderNo: string }>(sql\`select \${columns} from checks c\`);
export const renamed = (tx: Tx) => tx.many<{ id: string; number: string }>(sql\`select \${columns} from checks c\`);
export const summed = (tx: Tx) => tx.one<{ sum: number }>(sql\`select sum(balance) as sum from ledger_account\`);
export const dated = (tx: Tx) => tx.many<{ dueAt: Date | null }>(sql\`select due_at as "dueAt" from work_item\`);
export const texted = (tx: Tx) => tx.many<{ at: string; flag: boolean }>(sql\`select ordered_at as at, id as flag from checks\`);
export const nulled = (tx: Tx) => tx.many<{ at: Date }>(sql\`select erased_at as at from checks\`);
export const there = (tx: Tx) => tx.many<{ at: Date }>(sql\`select erased_at as at from checks where erased_at is not null\`);
export const joined = (tx: Tx) => tx.many<{ name: string }>(sql\`select p.name from checks c
  left join candidate p on p.main_id = c.main_id and p.id = c.candidate_id\`);
export const nested = (tx: Tx) => tx.one<{ settings: { since: Date } }>(sql\`select settings from main_account\`);
export const listed = (tx: Tx) => tx.many<{ status: 'open' | 'done' }>(sql\`select status from work_item\`);
export const branched = (tx: Tx, isLate: boolean) =>
  tx.many<{ id: string }>(sql\`select id from work_item where \${isLate ? sql\`due_on < now()\` : sql\`true\`}\`);
export const handed = (tx: Tx) => ofColumn(tx, sql\`c.sort\`);
const ofColumn = (tx: Tx, column: ReturnType<typeof sql>) => tx.many<{ value: string }>(sql\`select \${column} as value from check_item c\`);
export const unread = (tx: Tx) => tx.maybeOne(sql\`select 1 as yes from nowhere\`);
`;

let gateway: TestGateway;
let program: Program;
const found = new Map<Asked, string[]>();

const nameOf = ({ file, name }: Asked) => `${file} ${name}`;
const faultsIn = (of: (file: string) => boolean) =>
  [...found]
    .filter(([{ file }]) => of(file))
    .flatMap(([one, faults]) => faults.map((fault) => `${nameOf(one)}: ${fault}`));

async function describeAll(): Promise<void> {
  const [app, owner] = [await gateway.services.db.pool.connect(), await gateway.owner.connect()];
  try {
    const describers = { app: await Describer.of(app), owner: await Describer.of(owner) };
    for (const one of program.asked) {
      const faults = new Set<string>();
      for (const text of new Set(one.ways.map(textOf))) {
        const isOwners = ownersAlone.some((name) => text.includes(`${name}(`));
        try {
          const columns = await describers[isOwners ? 'owner' : 'app'].columnsOf(text);
          for (const fault of differences(program.checker, one.row, columns)) faults.add(fault);
        } catch (error) {
          faults.add((error as Error).message);
        }
      }
      found.set(one, [...faults]);
    }
  } finally {
    app.release();
    owner.release();
  }
}

beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
  program = statementsIn(findRoot(), { 'modules/planted.ts': PLANTED });
  await describeAll();
});
afterAll(() => gateway.close());

test('every statement gives the rows it says it gives', () => {
  expect(program.asked.length).toBeGreaterThan(200);
  const faults = faultsIn((file) => file !== 'modules/planted.ts');
  expect(faults.filter((fault) => !(fault in KEPT_OUT))).toEqual([]);
  // An exception disappears with its cause.
  expect(Object.keys(KEPT_OUT).filter((fault) => !faults.includes(fault))).toEqual([]);
});

test('every fragment of a statement is followed to its text, but for these', () => {
  const unfollowed = program.asked.flatMap((one) =>
    one.ways
      .flat()
      .flatMap((piece) =>
        typeof piece === 'object' && 'unknown' in piece ? [`${nameOf(one)}: ${piece.unknown}`] : [],
      ),
  );
  expect([...new Set(unfollowed)].sort()).toEqual(UNFOLLOWED);
});

test('a row that says something else is found, through fragments, branches and callers', () => {
  expect(
    faultsIn((file) => file === 'modules/planted.ts').map((fault) =>
      fault.replace('modules/planted.ts ', ''),
    ),
  ).toEqual([
    'renamed: number is not selected',
    'renamed: orderNo is selected and not declared',
    'summed: sum is string, declared as number',
    'dated: dueAt is string, declared as Date | null',
    'texted: at is Date, declared as string',
    'texted: flag is string, declared as boolean',
    'nulled: at may be null',
    'joined: name may be null',
    'nested: settings is json, declared as { since: Date; }',
    "listed: status may be 'claimed'",
    "listed: status may be 'paused'",
    "listed: status may be 'cancelled'",
    'branched: column "due_on" does not exist',
    'ofColumn: value is number, declared as string',
    'unread: relation "nowhere" does not exist',
  ]);
});
