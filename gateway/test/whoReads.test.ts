import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeyFacts, otherFacts, technicalColumns } from '@probity/contract/whoReads';
import type { Fact } from '@probity/contract/whoReads/types';
import { findRoot } from '../src/platform/config/root';
import { createTestGateway, type TestGateway } from './gateway';

// Every stored fact that a person enters has a reader: each column of text or bytes is in the list of contract/whoReads,
// with its readers and places, or as one that nobody types.

const facts: readonly Fact[] = [...Object.values(journeyFacts), ...otherFacts];
const technical = technicalColumns.flatMap(({ columns }) => columns);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway({ modules: [] });
});
afterAll(() => gateway.close());

/** The faults between the columns of a database and the list. */
async function faults(query: TestGateway['owner']['query']): Promise<string[]> {
  const { rows } = await query<{ name: string }>(`select table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and udt_name in ('text', '_text', 'varchar', 'bytea', 'json', 'jsonb') order by 1`);
  const columns = rows.map(({ name }) => name);
  const kept = new Set(facts.flatMap((fact) => fact.kept));
  return [
    ...columns
      .filter((name) => !kept.has(name) && !technical.includes(name))
      .map((name) => `${name}: nobody is said to read it`),
    ...[...kept, ...technical].filter((name) => !columns.includes(name)).map((name) => `${name}: is gone`),
    ...technical.filter((name) => kept.has(name)).map((name) => `${name}: is both entered and technical`),
  ];
}

/** True when there is a test of that title in that file. */
function isTest(shownBy: string): boolean {
  const [path = '', title = ''] = shownBy.split(' › ');
  const file = join(findRoot(), path);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`'${title}'`);
}

test('every column of text and bytes has a reader or is technical, and no entry is of a column that is gone', async () => {
  expect(await faults(gateway.owner.query.bind(gateway.owner))).toEqual([]);
  expect(technical).toHaveLength(new Set(technical).size);
});

test('a new column without a reader fails, and so does an entry whose column is gone', async () => {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query('alter table candidate add column nick_enc bytea');
    await client.query('alter table reveal drop column purpose');
    expect(await faults(client.query.bind(client))).toEqual([
      'candidate.nick_enc: nobody is said to read it',
      'reveal.purpose: is gone',
    ]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('whatever has no reader says why, and whatever the journey does not see names a test that there is', () => {
  for (const { what, read, nobody } of facts) {
    expect({ what, saysWhy: nobody !== undefined }).toEqual({ what, saysWhy: read.length === 0 });
    for (const { shownBy } of read)
      if (shownBy) expect({ what, shownBy, isThere: isTest(shownBy) }).toMatchObject({ isThere: true });
  }
});
