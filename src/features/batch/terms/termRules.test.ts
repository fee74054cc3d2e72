import { buildBatch } from '../../../test/batchResults';
import type { DataOf } from '../../../test/answers';
import { packageItem } from '../../../test/packages';
import { termRules, valuesOf } from './termRules';

const chosen: DataOf<'listPackages'>[number] = {
  ...{ packageId: '01990000-0000-7000-8000-000000000001', code: 'basic', name: 'Basic', description: '' },
  ...{ isOwn: false, positionClass: null, standardPrice: null, price: 500, workingDays: 1 },
  items: [packageItem()],
};

test('a reason of signs or pictures alone is none for all rows either', () => {
  const terms = { packageId: chosen.packageId, positionTitle: 'Driver' };
  const batch = buildBatch({ status: 'open', terms });
  const faultOf = (identity: string) =>
    termRules(batch, [chosen])({ ...valuesOf(batch, [chosen]), reasons: { identity } })['reasons.identity'];
  expect(faultOf('🔥🔥🔥🔥')).toEqual({ key: 'batch.terms.reasonRequired' });
  expect(faultOf('Drives with goods of value')).toBeUndefined();
});
