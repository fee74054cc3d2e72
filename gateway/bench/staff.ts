import { demoMains } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { userMobileField } from '../src/kernel/userFields';
import { createUser } from '../src/modules/accounts/userRepository';
import { drawHomeCounts, type Population } from './checks';
import { ms, quantile, report } from './report';
import { positionAt } from './search';
import type { World } from './world';

const SAMPLES = 20;
const CUSTOMERS = 2_000;
/** Times of one and the same call, in turn, still differ by so much. */
const SPREAD = 1.25;

interface Analyst {
  token: string;
  took: Record<string, number[]>;
}

/** What a request of an analyst costs who serves 2 000 customers, beside one who serves 3 of them: the same rows are read. */
export async function measureStaff(world: World, { mainIds: [largest] }: Population): Promise<void> {
  const three = [largest!, demoMains.first, demoMains.second];
  const few = await analystOf(world, 'few', three, 0);
  const many = await analystOf(world, 'many', three, CUSTOMERS - three.length);
  await world.owner.query('vacuum analyze membership, main_account');
  const { id: checkId } = await positionAt(world, [largest!], '-orderedAt', 0);
  const { rows } = await world.owner.query<{ id: string }>(
    `select id from work_item where main_id = $1 and kind = 'checkItem' and status = 'open' limit 1`,
    [largest],
  );
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const calls: Record<string, () => [path: string, body?: object]> = {
    'the bell': () => ['notification/notification/list', { limit: 20 }],
    'a check': () => [`check/check/get?checkId=${checkId}`],
    'its report': () => [`report/draft/get?checkId=${checkId}`],
    'who may take work': () => ['work/item/colleagues', { workItemId: rows[0]!.id }],
    'the records': () => ['check/check/list', { limit: 50 }],
    'the queue': () => ['work/item/list', { limit: 50 }],
    home: () => ['home/home/summary', { from: day(29), to: day(0), timeZone: 'Asia/Shanghai' }],
  };
  for (let sample = -2; sample < SAMPLES; sample += 1) {
    // As each minute: what these staff read together is counted since their first visit.
    if (sample === -1) await drawHomeCounts(world);
    for (const [name, call] of Object.entries(calls)) {
      for (const analyst of sample % 2 === 0 ? [few, many] : [many, few]) {
        const took = await timedCall(world, analyst.token, ...call());
        // The first rounds warm plans and caches.
        if (sample >= 0) (analyst.took[name] ??= []).push(took);
      }
    }
  }
  const middle = ({ took }: Analyst, name: string) => quantile(took[name]!, 0.5);
  for (const name of Object.keys(calls)) {
    const [of2000, of3] = [middle(many, name), middle(few, name)];
    report({
      what: `${name}, staff of ${CUSTOMERS} customers : of 3`,
      ratio: of2000 / of3,
      // The queue is walked in the order of its index, and each piece that is passed is looked for in the list of accounts.
      budget: name === 'the queue' ? null : { most: SPREAD },
      beside: `${ms(of2000)} and ${ms(of3)} in the middle`,
    });
  }
}

/** An analyst of these customers and of so many more, who have nothing yet. */
async function analystOf(world: World, name: string, mainIds: string[], more: number): Promise<Analyst> {
  const { services, owner } = world;
  const userId = uuidv7();
  const mobile = `1360000${more === 0 ? '0001' : '0002'}`;
  await services.db.withoutTenant((tx) =>
    createUser(
      tx,
      {
        ...{ id: userId, username: `bench${name}`, nickName: name, passwordHash: null },
        mobileIndex: services.blindIndex.of('mobile', mobile),
        mobileEnc: services.crypto.encrypt(mobile, userMobileField(userId)),
      },
      services.clock.now(),
    ),
  );
  await owner.query(
    `with more as (
       insert into main_account (id, kind, name, auth_status)
       select gen_random_uuid(), 'enterprise', 'Customer ' || g, 2 from generate_series(1, $1::int) g returning id
     )
     insert into membership (main_id, user_id, role)
     select id, $2::uuid, 'analyst' from more union all select unnest($3::uuid[]), $2::uuid, 'analyst'`,
    [more, userId, [demoMains.platform, ...mainIds]],
  );
  return { token: await world.signIn(userId, demoMains.platform), took: {} };
}

async function timedCall(world: World, token: string, path: string, body?: object): Promise<number> {
  const started = performance.now();
  const reply = await fetch(`${world.address}/gateway/bd/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      appcode: 'bd-web',
      authorization: `Bearer ${token}`,
      'x-main-id': demoMains.platform,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, msg } = (await reply.json()) as { code: number; msg: string };
  if (code !== 0) throw new Error(`${path} answered ${code} ${msg}`);
  return performance.now() - started;
}
