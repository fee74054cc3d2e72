import type { Page } from '@playwright/test';
import type { Costs } from '../src/api/generated/balance.gen';
import type { SphereValues } from '../src/api/generated/sphere.gen';
import type { Enterprise } from './world/world';

// Replies of the gateway under test without what other journeys change in them, and without the moment: then a screen tells the
// same in every run. The gateway is asked all the same, and the screen gets its reply in its shape.

/** The browser's moment, and that of everything in a reply. */
const NOW = '2026-03-05T04:00:00.000Z';
const AT = '2026-03-02T04:00:00.000Z';
const DAY = AT.slice(0, 10);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY_ALONE = /^\d{4}-\d\d-\d\d$/;
/** Kinds of check that other journeys change. */
const CHANGED = ['degree', 'qualification'];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- replies of thirty calls, each in its own shape: a function below names the part that it changes
type Data = any;

/** One moment, one day, and nothing late. */
function still(data: Data): Data {
  if (Array.isArray(data)) return data.map(still);
  if (typeof data === 'string') {
    if (INSTANT.test(data)) return AT;
    return DAY_ALONE.test(data) ? DAY : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'overdue' ? false : still(value)]),
  );
}

const rowsOf = (make: (rows: Data[]) => Data[]) => (data: Data) =>
  still(Array.isArray(data) ? make(data) : { ...data, rows: make(data.rows) });
const by = (key: string) => (rows: Data[]) =>
  [...rows].sort((one, next) => Number(one[key] > next[key]) - Number(one[key] < next[key]));
const unplanned = rowsOf((rows) =>
  rows.filter(({ itemCode }) => !CHANGED.includes(itemCode)).map((row) => ({ ...row, planned: null })),
);

const kinds = [
  { kind: 'checkItem', open: 3, mine: 2, overdue: 1, free: 1 },
  { kind: 'review', open: 1, mine: 0, overdue: 0, free: 1 },
  { kind: 'report', open: 1, mine: 0, overdue: 0, free: 1 },
];

/** The home page's numbers are of all enterprises for staff, and of the last days. */
const home = (data: Data) => ({
  ...still(data),
  ...{ needsMe: 3, awaitingConsent: 2, expiringSoon: 1, inProgress: 4, overdue: 1, disputed: 1 },
  ...{ reported: 6, reportedBefore: 4, calendar: null },
  waiting: [
    { tile: 'inProgress', on: 'analyst', count: 3 },
    { tile: 'inProgress', on: 'reviewer', count: 1 },
    { tile: 'disputed', on: 'analyst', count: 1 },
  ],
  series: [
    { day: '2026-03-01', ordered: 2, reported: 1 },
    { day: '2026-03-02', ordered: 0, reported: 3 },
  ],
  results: data.results?.map((row: Data, at: number) => ({ ...row, count: at })) ?? null,
  needs: still(data.needs.filter(({ what }: Data) => what === 'readReport')),
  queue: data.queue && { open: 5, mine: 2, overdue: 1, toReview: 1, kinds },
});

/** Those of the product as it begins. */
const limits = ({ limits: rows }: Data) => ({
  limits: rows.map(({ name }: Data) => ({ name, value: 100, since: null, basedOn: null, planned: null })),
  history: [],
});

/** Of the list of dictionaries what no journey changes. */
const dictionaries = ({ dictionaries: rows }: Data) => ({
  dictionaries: rows
    .filter(({ type }: Data) => ['educationLevel', 'authStatus'].includes(type))
    .map((one: Data) => ({ ...one, since: null, basedOn: null, planned: null })),
  history: [],
});

const costs: Costs = {
  total: 25_600,
  rows: [
    { key: '2026-03', name: '2026-03', checks: 3, charged: 20_000 },
    { key: '2026-02', name: '2026-02', checks: 1, charged: 5_600 },
  ],
};
const statement = {
  statementId: '0190a1b2-0000-7000-8000-000000000801',
  month: '2026-02',
  opening: 0,
  recharged: 500_000,
  takenBack: 0,
  charged: 25_600,
  chargesReversed: 0,
  closing: 474_400,
  held: 0,
  closedAt: AT,
};
const contact: SphereValues = {
  customerPhone: '400-000-0000',
  customerEmail: 'help@example.com',
  serviceHours: '09:00-18:00',
  icpNumber: '',
};

interface Reply {
  path: string;
  /** What the request asks for besides: the enterprise's own alone. */
  ask?: object;
  say: (data: Data) => Data;
}

function repliesFor({ name }: Enterprise, checkIds: readonly string[]): Reply[] {
  return [
    { path: 'home/home/summary', say: home },
    { path: 'check/check/list', ask: { checkId: checkIds }, say: rowsOf(by('status')) },
    {
      path: 'check/check/count',
      say: (data) => ({
        ...data,
        total: checkIds.length,
        capped: false,
        views: { needsMe: 1, awaitingConsent: 1, inProgress: 2, overdue: 0, reported: 1, disputed: 0 },
      }),
    },
    ...[
      ...['check/check/get', 'order/order/get', 'report/report/get', 'report/draft/get'],
      ...['enterprise/certification/get', 'account/session/list', 'account/signIn/list'],
    ].map((path) => ({ path, say: still })),
    { path: 'balance/cost/get', say: () => costs },
    {
      // One booking of each kind: their order hangs on the hour.
      path: 'balance/entry/list',
      say: rowsOf((rows) =>
        ['hold', 'capture', 'recharge'].flatMap((kind) =>
          by('itemName')(rows.filter((row) => row.kind === kind)).slice(0, 1),
        ),
      ),
    },
    { path: 'statement/statement/list', say: (data) => ({ ...data, rows: [statement] }) },
    { path: 'account/member/list', say: rowsOf(by('roleId')) },
    {
      path: 'audit/event/list',
      ask: { action: ['order.placed'] },
      say: rowsOf((rows) => rows.slice(0, 1)),
    },
    {
      path: 'audit/choice/list',
      say: (data) => ({ ...data, people: by('name')(data.people.filter((one: Data) => !one.isStaff)) }),
    },
    {
      path: 'audit/seal/get',
      say: () => ({ events: 40, unsealed: 0, sealedAt: AT, lastSeq: 40, lastHash: 'ab'.repeat(32) }),
    },
    { path: 'work/item/list', ask: { q: name }, say: rowsOf(by('kind')) },
    { path: 'catalogue/item/list', say: unplanned },
    { path: 'standardPackage/package/list', say: unplanned },
    { path: 'reversal/received/list', ask: { text: name }, say: still },
    {
      path: 'correction/charge/find',
      say: rowsOf((rows) => by('itemName')(rows).slice(0, 1)),
    },
    {
      path: 'bankAccount/account/detail',
      say: (data) => ({ ...data, basedOn: null, open: null, history: [] }),
    },
    { path: 'limit/limit/list', say: limits },
    { path: 'dict/dictionary/list', say: dictionaries },
    { path: 'closing/closing/list', say: () => ({ rows: [], nextCursor: null }) },
    { path: 'reversal/limit/get', say: (data) => ({ ...data, above: 5_000_000, changes: [] }) },
    { path: 'price/enterprise/find', ask: { text: name }, say: still },
    {
      path: 'sphere/setting/detail',
      say: (data) => ({ ...data, values: contact, phoneFixed: null, planned: null, history: [] }),
    },
    {
      // What the installation began with.
      path: 'signedText/text/detail',
      say: (data) => ({ ...data, basedOn: null, open: null, versions: data.versions.slice(-1) }),
    },
    {
      path: 'calendar/year/list',
      say: (data) => ({
        knownUntil: '2026-12-31',
        daysLeft: 40,
        years: data.years.filter(({ year }: Data) => year === 2026),
      }),
    },
    {
      path: 'calendar/year/detail',
      say: (data) => ({ ...data, year: { ...data.year, editable: true }, knownUntil: '2026-12-31' }),
    },
  ];
}

/** Nothing new at the bell, which counts by a job and asks every half minute. */
export async function quietBell(page: Page): Promise<void> {
  await page.route(/\/gateway\/bd\/notification\/notification\/countUnread/, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { unread: 0 } } }),
  );
}

/** From now on the page gets steady replies and a clock that stands. @param checkIds the checks of the enterprise */
export async function answerSteadily(
  page: Page,
  enterprise: Enterprise,
  checkIds: readonly string[],
): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await quietBell(page);
  for (const { path, ask, say } of repliesFor(enterprise, checkIds)) {
    await page.route(
      ({ pathname }) => pathname === `/gateway/bd/${path}`,
      async (route) => {
        const sent = route.request().postData();
        const postData = sent && ask ? JSON.stringify({ ...JSON.parse(sent), ...ask }) : undefined;
        const response = await route.fetch(postData ? { postData } : {});
        const body = await response.json();
        await route.fulfill({ response, json: body.data ? { ...body, data: say(body.data) } : body });
      },
    );
  }
}
