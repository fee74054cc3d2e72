import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import pg from 'pg';
import { demoUsers } from '../seeds/demoAccounts';
import { sql } from '../src/platform/db/sql';
import { settingsStatement } from '../src/platform/db/tx';
import { uuidv7 } from '../src/kernel/ids';
import { findRoot } from '../src/platform/config/root';
import { sha256Hex } from '../src/platform/security/tokens';
import { quantile, report } from './report';
import type { World } from './world';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;

/** A whole request (contract, session, right, row-level security, audit, log) against a bare route with the same SQL. */
export async function measureThroughput(world: World, mainId: string): Promise<void> {
  const token = await world.signIn(demoUsers.owner, mainId);
  const checkId = await anyCheck(world, mainId);
  const bare = await bareRoute(world.appUrl, mainId);
  const body = JSON.stringify({ checkId, reason: 'measured', tags: ['a', 'b'] });
  const whole = `${world.address}/gateway/bd/bench/work`;
  const rates = { whole: [] as number[], bare: [] as number[] };
  try {
    await Promise.all([load(whole, token, mainId, body, 1), load(bare.address, token, mainId, body, 1)]);
    // In turns, so that other load on this machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await load(bare.address, token, mainId, body, SECONDS));
      rates.whole.push(await load(whole, token, mainId, body, SECONDS));
    }
  } finally {
    await bare.close();
  }
  const ratio = quantile(
    rates.whole.map((rate, n) => rate / rates.bare[n]!),
    0.5,
  );
  const [mid, floor] = [quantile(rates.whole, 0.5), quantile(rates.bare, 0.5)];
  report({
    what: 'a whole request : a bare route with the same SQL',
    ratio,
    budget: { least: 0.5 },
    beside: `${mid.toFixed(0)} and ${floor.toFixed(0)} requests/s`,
  });
}

function anyCheck({ services }: World, mainId: string): Promise<string> {
  return services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const { id } = await tx.one<{ id: string }>(sql`select id from checks limit 1`);
    return id;
  });
}

async function bareRoute(appUrl: string, mainId: string) {
  const pool = new pg.Pool({ connectionString: appUrl, max: 20 });
  const app = Fastify();
  const scope = settingsStatement({ mainIds: [mainId], mainId, userId: demoUsers.owner });
  app.post<{ Body: { checkId: string } }>('/', async (request) => {
    const token = request.headers.authorization!.slice('Bearer '.length);
    const session = await pool.query('select * from session_resolve($1, $2, true)', [
      sha256Hex(token),
      new Date(),
    ]);
    const client = await pool.connect();
    try {
      await client.query(`begin; ${scope}`);
      const check = await client.query(
        'select id, status, position_title as "positionTitle" from checks where id = $1 and main_id = $2',
        [request.body.checkId, mainId],
      );
      await client.query(
        `insert into audit_event (main_id, id, actor_user_id, actor_kind, session_id, ip, request_id, action, entity,
           entity_id, detail) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)`,
        [mainId, uuidv7(), demoUsers.owner, 'enterprise', session.rows[0].id, request.ip, uuidv7(), 'work.taken',
          'check', request.body.checkId, '{}'], // prettier-ignore
      );
      await client.query('commit');
      return { code: 0, msg: '', data: check.rows[0] };
    } finally {
      client.release();
    }
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    async close() {
      await app.close();
      await pool.end();
    },
  };
}

/**
 * Answered requests per second, measured by autocannon in a process of its own; anything but HTTP 200 is a fault, and so is
 * a refusal in the body, which autocannon does not read: one request is checked first.
 */
async function load(
  url: string,
  token: string,
  mainId: string,
  body: string,
  seconds: number,
): Promise<number> {
  const cannon = createRequire(join(findRoot(), 'package.json')).resolve('autocannon/autocannon.js');
  const headers = {
    appcode: 'bd-web',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    'x-main-id': mainId,
  };
  const probe = await fetch(url, { method: 'POST', headers, body });
  const { code, msg } = (await probe.json()) as { code: number; msg: string };
  if (code !== 0) throw new Error(`${url} answered ${code} ${msg}`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cannon, '--json', '-c', String(CONNECTIONS), '-d', String(seconds), '-m', 'POST', '-b', body,
      ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
      url,
    ], // prettier-ignore
    { maxBuffer: 10_000_000 },
  );
  const result = JSON.parse(stdout) as { '2xx': number; non2xx: number; errors: number; duration: number };
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} replies that are not 200, ${result.errors} errors`);
  }
  return result['2xx'] / result.duration;
}
