import type { Services } from '../../kernel/context';
import { eachDue, type Due } from './eachDue';

const services = {
  db: { withTenant: (_scope: object, step: (tx: object) => unknown) => step({}) },
} as unknown as Services;

test('more that fail than are looked at together hold up none of those behind them', async () => {
  const due: Due[] = Array.from({ length: 2_000 }, (_one, at) => ({ mainId: 'one', id: String(at) }));
  const left = new Set(due);
  const worked: string[] = [];
  const failures = await eachDue(
    services,
    (limit) => Promise.resolve([...left].slice(0, limit)),
    (_work, one) => {
      if (Number(one.id) < 1_100) return Promise.reject(new Error(`not ${one.id}`));
      worked.push(one.id);
      left.delete(one);
      return Promise.resolve();
    },
  );
  expect(failures).toHaveLength(1_100);
  expect(worked).toHaveLength(900);
});
