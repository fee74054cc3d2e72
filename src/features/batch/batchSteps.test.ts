import type { BatchColumn, BatchField } from '../../api/resources/batchesApi';
import { buildBatch } from '../../test/batchResults';
import { stepOf } from './batchSteps';

const column = (field: BatchField) => ({ field }) as BatchColumn;
const named = [column('name'), column('mobile'), column('package'), column('positionTitle')];

it.each([
  ['a list without packages', { columns: named.slice(0, 2) }, 'terms'],
  ['with packages and positions, but no kind of position', { columns: named }, 'terms'],
  ['with all of them', { columns: [...named, column('positionClass')] }, 'confirm'],
  ['with the kind chosen for all', { columns: named, terms: { positionClass: 'general' } }, 'confirm'],
] as const)('a checked batch opens where something is still to be said: %s', (_what, facts, step) => {
  const counts = { ...buildBatch().counts, faulty: 0 };
  expect(stepOf(buildBatch({ status: 'open', counts, ...facts } as never), null)).toBe(step);
});
