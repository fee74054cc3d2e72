import { defineModule } from '../../kernel/module';
import { discardPackageDraft, publishPackage, savePackageDraft, setPackageActive } from './ownPackageService';
import { getPackage, listAllPackages, listCatalogueItems } from './packageReading';
import { listPackages } from './packageService';

/** What can be ordered, and the packages an account puts together itself. */
export const packagesModule = defineModule({
  name: 'packages',
  handlers: {
    listPackages: (ctx) => listPackages(ctx),
    listAllPackages: (ctx) => listAllPackages(ctx),
    getPackage: (ctx, { query }) => getPackage(ctx, query.packageId),
    listCatalogueItems: (ctx) => listCatalogueItems(ctx),
    savePackageDraft: (ctx, { body }) => savePackageDraft(ctx, body),
    publishPackage: (ctx, { body }) => publishPackage(ctx, body),
    discardPackageDraft: (ctx, { body }) => discardPackageDraft(ctx, body),
    setPackageActive: (ctx, { body }) => setPackageActive(ctx, body),
  },
});
