import { sql, type Sql } from '../src/platform/db/sql';
import type { TestGateway } from './gateway';

/** A step of PostgreSQL's plan, as `explain (format json)` names it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Alias?: string;
  'Plan Rows'?: number;
  Plans?: PlanNode[];
}

/** Every step of the plan of a statement, for a transaction that reads these accounts. */
export async function planOf(
  { services }: TestGateway,
  mainIds: string[],
  statement: Sql,
): Promise<PlanNode[]> {
  const rows = await services.db.withTenant({ mainIds, mainId: mainIds[0]! }, (tx) =>
    tx.many<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(sql`explain (format json) ${statement}`),
  );
  return stepsOf(rows[0]!['QUERY PLAN'][0]!.Plan);
}

const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)];
