import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/settings';
import { typeReaders } from '../../platform/db/database';
import { openDatabase } from '../gateway';

export interface AuditFault {
  mainId: string;
  eventId: string | null;
  seq: number | null;
  fault: string;
}

/** The state of one account's chain: kept elsewhere by an operator, it is compared with a later one. */
export interface AuditChainState {
  mainId: string;
  events: number;
  unsealed: number;
  /** Number and hash (hex) of the newest sealed event; null before the first is sealed. */
  lastSeq: number | null;
  lastHash: string | null;
}

/** The chains of all accounts that have events or once had some. */
export async function auditChains(pool: Pick<pg.Pool, 'query'>): Promise<AuditChainState[]> {
  const { rows } = await pool.query<AuditChainState>(
    `select coalesce(e.main_id, c.main_id) as "mainId", coalesce(e.events, 0) as events,
            coalesce(e.unsealed, 0) as unsealed, c.last_seq as "lastSeq", encode(c.last_hash, 'hex') as "lastHash"
     from (select main_id, count(*) as events, count(*) filter (where seq is null) as unsealed
           from audit_event group by main_id) e
     full join audit_chain c on c.main_id = e.main_id
     order by 1`,
  );
  return rows;
}

/** The report as lines: each account with its faults below it, then the sum. */
export function auditReport(chains: readonly AuditChainState[], faults: readonly AuditFault[]): string[] {
  const lines: string[] = [];
  for (const { mainId, events, unsealed, lastSeq, lastHash } of chains) {
    const own = faults.filter((fault) => fault.mainId === mainId);
    const verdict = own.length === 0 ? 'whole' : `${own.length} FAULT(S)`;
    const end = lastSeq === null ? 'nothing sealed' : `sealed to number ${lastSeq}, hash ${lastHash}`;
    lines.push(`account ${mainId}: ${verdict} · ${events} events, ${unsealed} unsealed · ${end}`);
    for (const { eventId, seq, fault } of own) {
      lines.push(`  event ${eventId ?? '–'} · number ${seq ?? '–'}: ${fault}`);
    }
  }
  const events = chains.reduce((sum, chain) => sum + chain.events, 0);
  lines.push(`${chains.length} account(s), ${events} audit events, ${faults.length} fault(s)`);
  return lines;
}

/** Every fault of every account's audit chain; empty when nothing was altered. */
export async function verifyAudit(pool: Pick<pg.Pool, 'query'>): Promise<AuditFault[]> {
  const { rows } = await pool.query<AuditFault>(
    'select main_id as "mainId", event_id as "eventId", seq, fault from verify_audit() order by main_id, seq nulls last',
  );
  return rows;
}

/** `verify-audit`: prints every account's chain with its faults; exit code 1 when there is one. */
export async function verifyAuditCommand(config: Config, log: Logger): Promise<number> {
  const database = await openDatabase(config, log);
  const pool = new pg.Pool({
    connectionString: database.ownerUrl,
    max: 1,
    types: typeReaders,
    application_name: `probity:${process.pid}:verify`,
  });
  try {
    // One snapshot for both, so that events written meanwhile cannot make them disagree.
    await pool.query('begin isolation level repeatable read read only');
    const faults = await verifyAudit(pool);
    const lines = auditReport(await auditChains(pool), faults);
    await pool.query('commit');
    process.stdout.write(`${lines.join('\n')}\n`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await pool.end();
    await database.close();
  }
}
