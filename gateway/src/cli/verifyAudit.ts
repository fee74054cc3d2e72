import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { typeReaders } from '../db/database';
import { openDatabase } from '../gateway';

export interface AuditFault {
  mainId: string;
  eventId: string | null;
  seq: number | null;
  fault: string;
}

/** Every fault of every account's audit chain; empty when all is as it was written. */
export async function verifyAudit(pool: Pick<pg.Pool, 'query'>): Promise<AuditFault[]> {
  const { rows } = await pool.query<AuditFault>(
    'select main_id as "mainId", event_id as "eventId", seq, fault from verify_audit() order by main_id, seq nulls last',
  );
  return rows;
}

/** `verify-audit`: prints every fault; exit code 1 when there is one. */
export async function verifyAuditCommand(config: Config, log: Logger): Promise<number> {
  const database = await openDatabase(config, log);
  const pool = new pg.Pool({
    connectionString: database.ownerUrl,
    max: 1,
    types: typeReaders,
    application_name: `probity:${process.pid}:verify`,
  });
  try {
    const faults = await verifyAudit(pool);
    const { rows } = await pool.query<{ events: number }>('select count(*) as events from audit_event');
    for (const { mainId, eventId, seq, fault } of faults) {
      process.stdout.write(`account ${mainId} · event ${eventId ?? '–'} · number ${seq ?? '–'}: ${fault}\n`);
    }
    process.stdout.write(`${rows[0]?.events ?? 0} audit events, ${faults.length} fault(s)\n`);
    return faults.length > 0 ? 1 : 0;
  } finally {
    await pool.end();
    await database.close();
  }
}
