import type { DataOf } from '../../test/answers';
import { packageItem } from '../../test/packages';
import { emptyOrder, orderFaults } from './orderValues';

const chosen: DataOf<'listPackages'>[number] = {
  packageId: '0190a1b2-0000-7000-8000-000000000700',
  code: 'basic',
  name: 'Basic',
  description: '',
  price: 500,
  standardPrice: null,
  workingDays: 1,
  isOwn: false,
  positionClass: null,
  items: [packageItem()],
};
const faultsFor = (identity: string) =>
  orderFaults({ ...emptyOrder, itemCodes: ['identity'], reasons: { identity } }, chosen).filter(({ name }) =>
    name.startsWith('reasons.'),
  );

test('a reason that has no words is none', () => {
  const missing = [{ name: 'reasons.identity', key: 'initiate.items.reasonRequired' }];
  for (const none of ['', '🔥🔥🔥🔥', '—— !!', '12345', '\u3164\u3164', '\u115F\u1160 \uFFA0'])
    expect(faultsFor(none)).toEqual(missing);
  for (const reason of ['Signs contracts', '经手资金', '24h 值守']) expect(faultsFor(reason)).toEqual([]);
});
