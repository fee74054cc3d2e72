// States that a screen is rarely in. The browser answers the screen's call as a gateway in that state would: the product
// itself knows nothing of this list. Drawn wide in English in light colours and narrow in Chinese in dark ones.

import { checksIn } from './gatewayCalls.mjs';
import { openAsNewcomer } from './visitors.mjs';

/** The lists and what they are drawn from: the name, the reader, the screen and the path of its call. */
const lists = [
  ['records', 'owner', '/backRecord', 'check/check/list'],
  ['users', 'owner', '/businessManage?tab=users', 'base/user/list'],
  ['audit', 'owner', '/businessManage?tab=audit', 'audit/event/list'],
  ['workOrder', 'analyst', '/workOrder', 'work/item/list'],
];
/** Screens that wait for one reply as a whole. */
const wholes = [
  ['home', 'owner', '/homePage', 'home/home/summary'],
  ['initiate', 'owner', '/initiateBack', 'package/package/list'],
];
/** The same, of which an enlarged one tells no more. */
const parts = [
  ['account-notifications', 'owner', '/businessManage?tab=notifications', 'notification/choice/get'],
  ['account-webhooks', 'owner', '/businessManage?tab=webhooks', 'webhook/webhook/list'],
  ['account-apiKeys', 'owner', '/businessManage?tab=apiKeys', 'apiKey/key/list'],
  ['account-retention', 'owner', '/businessManage?tab=retention', 'retention/setting/get'],
];
/** Screens about one check. */
const details = [
  ['record', 'owner', '/backRecord/detail', 'check/check/get', 'inProgress'],
  ['report', 'owner', '/reportDetail', 'report/report/get', 'reported'],
  ['reportEdit', 'analyst', '/reportDetail/edit', 'report/draft/get', 'inProgress'],
];

const LATIN = 'Wolfeschlegelsteinhausenbergerdorffvoralternwarenge';
const CHINESE =
  '阿卜杜热合曼买买提江努尔艾合买提托合提穆罕默德伊布拉音阿不力孜库尔班吐尔逊依明萨迪克艾尼瓦尔玉素甫卡';
/** The texts of a row that people type. */
const TYPED = ['candidateName', 'nickName', 'userName', 'mainName', 'title', 'ownerName'];

/** Answers the calls of a path with what `answer` makes of them, then opens the screen. */
const answered = (route, path, answer) => async (page) => {
  await page.route(new RegExp(`/gateway/bd/${path}(\\?|$)`), answer);
  await page.goto(`/#${route}`);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1_500);
};

/** The gateway's own reply with other rows. */
const withRows = (make) => async (route) => {
  const reply = await route.fetch();
  const body = await reply.json();
  const { data } = body;
  if (!data) return route.fulfill({ response: reply });
  if (Array.isArray(data)) body.data = make(data);
  else data.rows = make(data.rows);
  return route.fulfill({ response: reply, json: body });
};

const renamed = (rows) =>
  rows.map((row, at) => {
    const name = at % 2 === 0 ? LATIN : CHINESE;
    return { ...row, ...Object.fromEntries(TYPED.filter((key) => row[key]).map((key) => [key, name])) };
  });

/** So many rows, with ids of their own. */
const repeated = (count) => (rows) =>
  Array.from({ length: count }, (_, at) => {
    const row = rows[at % rows.length];
    const idOf = (id) => `${id.slice(0, -6)}${String(at).padStart(6, '0')}`;
    const ids = Object.entries(row).filter(([key, value]) => key.endsWith('Id') && typeof value === 'string');
    return { ...row, ...Object.fromEntries(ids.map(([key, id]) => [key, idOf(id)])) };
  });

/** The gateway's own reply, changed. */
const withData = (change) => async (route) => {
  const reply = await route.fetch();
  const body = await reply.json();
  return route.fulfill({ response: reply, json: body.data ? { ...body, data: change(body.data) } : body });
};

/** What is left of the month's budget pays for nothing. */
const withoutBudget = (terms) => ({
  ...terms,
  budgets: [
    { whose: 'person', monthly: 500_00, left: 1_00 },
    { whose: 'department', monthly: 10_000_00, left: 20_00 },
  ],
});

/** A screen about the newest check in a status. */
const detailed = (route, path, status, answer) => async (page, call) => {
  const [{ checkId }] = await checksIn(call, status);
  await answered(`${route}?id=${checkId}`, path, answer)(page);
};

/** Half the width is what is left of it at 200 %. */
const enlarged = (route) => async (page) => {
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: Math.round(width / 2), height: Math.round(height / 2) });
  await page.goto(`/#${route}`);
  await page.locator('h1').first().waitFor();
};

const held = () => undefined;
const failing = (route) => route.fulfill({ status: 500, body: '' });

/** Each state, as a screen of screenList.mjs; `isHeld`: a reply never comes, so the page does not rest. */
export const states = [
  ...[...lists, ...wholes].flatMap(([name, who, route, path]) => [
    { name: `${name}-loading`, who, isHeld: true, open: answered(route, path, held) },
    { name: `${name}-failed`, who, isBroken: true, open: answered(route, path, failing) },
    { name: `${name}-enlarged`, who, open: enlarged(route) },
  ]),
  ...parts.flatMap(([name, who, route, path]) => [
    { name: `${name}-loading`, who, isHeld: true, open: answered(route, path, held) },
    { name: `${name}-failed`, who, isBroken: true, open: answered(route, path, failing) },
  ]),
  ...details.flatMap(([name, who, route, path, status]) => [
    { name: `${name}-loading`, who, isHeld: true, open: detailed(route, path, status, held) },
    { name: `${name}-failed`, who, isBroken: true, open: detailed(route, path, status, failing) },
  ]),
  {
    name: 'record-longNames',
    who: 'owner',
    open: detailed(
      '/backRecord/detail',
      'check/check/get',
      'inProgress',
      withData((data) => renamed([data])[0]),
    ),
  },
  {
    name: 'initiate-overBudget',
    who: 'owner',
    open: answered('/initiateBack', 'order/order/terms', withData(withoutBudget)),
  },
  ...[
    ['home', '/homePage'],
    ['initiate', '/initiateBack'],
    ['account-profile', '/businessManage'],
    ['records', '/backRecord'],
  ].map(([name, route]) => ({
    name: `${name}-uncertified`,
    open: (page) => openAsNewcomer(page, route),
  })),
  ...lists.flatMap(([name, who, route, path]) => [
    {
      name: `${name}-none`,
      who,
      open: answered(
        route,
        path,
        withRows(() => []),
      ),
    },
    {
      name: `${name}-one`,
      who,
      open: answered(
        route,
        path,
        withRows((rows) => rows.slice(0, 1)),
      ),
    },
    { name: `${name}-2000`, who, open: answered(route, path, withRows(repeated(2_000))) },
    { name: `${name}-longNames`, who, open: answered(route, path, withRows(renamed)) },
  ]),
];
