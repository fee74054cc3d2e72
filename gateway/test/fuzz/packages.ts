import { uuidv7 } from '../../src/kernel/ids';
import { ok } from '../candidates';
import type { TestGateway } from '../gateway';

/** One own package for each call that changes one: a draft to publish, one to drop, one to switch off. */
export async function addPackages(gateway: TestGateway, as: { token: string; mainId: string }) {
  const drafted = async () => {
    const body = {
      name: uuidv7(),
      description: '',
      positionClass: 'general',
      items: [{ itemCode: 'phoneSegment', copies: 1 }],
    };
    const { packageId, savedAt, price } = ok(await gateway.call('savePackageDraft', { body }, as)).data;
    return { draft: { packageId, savedAt }, expectedPrice: price };
  };
  const [toPublish, toDrop, toSwitch] = [await drafted(), await drafted(), await drafted()];
  const body = { ...toSwitch.draft, expectedPrice: toSwitch.expectedPrice };
  ok(await gateway.call('publishPackage', { body }, as));
  return {
    publishPackage: { ...toPublish.draft, expectedPrice: toPublish.expectedPrice },
    discardPackageDraft: toDrop.draft,
    setPackageActive: { packageId: toSwitch.draft.packageId },
  };
}

const unordered = `select p.id from package p where p.owner_main_id = any (app_main_ids())
  and not exists (select from orders o where o.package_id = p.id)`;

/** Deletes the own packages that nobody ordered: an account may only have a number of them. */
export const dropPackages = ['package_item', 'package_version', 'package'].map(
  (table) => `delete from ${table} where ${table === 'package' ? 'id' : 'package_id'} in (${unordered})`,
);
