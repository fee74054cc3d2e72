import type { DataOf } from '../../test/answers';
import { employment, packageItem } from '../../test/packages';
import { emptyOrder, withPackage } from './orderValues';

type Package = DataOf<'listPackages'>[number];
const own: Package = {
  packageId: '0190a1b2-0000-7000-8000-000000000700',
  code: 'own-1',
  name: 'Warehouse staff',
  description: '',
  price: 24_500,
  standardPrice: null,
  workingDays: 4,
  isOwn: true,
  positionClass: 'driver',
  items: [employment, packageItem({ reason: 'Has the keys of the stores' })],
};
const other: Package = {
  ...own,
  packageId: '0190a1b2-0000-7000-8000-000000000701',
  positionClass: null,
  items: [packageItem({ reason: 'Signs for deliveries' }), packageItem({ itemCode: 'degree', reason: null })],
};

test('a package brings all of its items, its position and its reasons', () => {
  expect(withPackage(emptyOrder, own, undefined)).toMatchObject({
    packageId: own.packageId,
    itemCodes: ['employment', 'identity'],
    positionClass: 'driver',
    reasons: { identity: 'Has the keys of the stores' },
  });
});

test('the reasons of the package before give way, those somebody wrote stay', () => {
  const first = withPackage(emptyOrder, own, undefined);
  const next = withPackage(first, other, own);
  expect(next).toMatchObject({ positionClass: 'driver', reasons: { identity: 'Signs for deliveries' } });
  const written = { ...first, reasons: { identity: 'Because I say so' } };
  expect(withPackage(written, other, own).reasons.identity).toBe('Because I say so');
  expect(withPackage(next, { ...other, items: [packageItem()] }, other).reasons.identity).toBe('');
});
