import { defineModule } from '../../kernel/module';
import { changeCatalogueItem, withdrawCatalogueChange } from './catalogueChanges';
import { getCatalogueEntry, listCatalogueEntries } from './catalogueEntries';
import { previewCatalogueChange } from './cataloguePreview';
import { discardPackageDraft, publishPackage, savePackageDraft, setPackageActive } from './ownPackageService';
import { getPackage, listAllPackages, listCatalogueItems } from './packageReading';
import { setOwnPrice, withdrawOwnPrice } from './ownPrices';
import { findPricedEnterprises, getEnterprisePrices } from './ownPriceReading';
import { changeStandardPackage, withdrawStandardPackage } from './standardChanges';
import { getStandardPackage, listStandardPackages, previewStandardPackage } from './standardReading';
import { listPackages } from './packageService';

/** What can be ordered, the packages an account puts together itself, and the catalogue that operators keep. */
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
    listCatalogueEntries: (ctx) => listCatalogueEntries(ctx),
    getCatalogueEntry: (ctx, { query }) => getCatalogueEntry(ctx, query.itemCode),
    previewCatalogueChange: (ctx, { body }) => previewCatalogueChange(ctx, body),
    changeCatalogueItem: (ctx, { body }) => changeCatalogueItem(ctx, body),
    listStandardPackages: (ctx) => listStandardPackages(ctx),
    getStandardPackage: (ctx, { query }) => getStandardPackage(ctx, query.packageId),
    previewStandardPackage: (ctx, { body }) => previewStandardPackage(ctx, body),
    changeStandardPackage: (ctx, { body }) => changeStandardPackage(ctx, body),
    withdrawStandardPackage: (ctx, { body }) => withdrawStandardPackage(ctx, body),
    findPricedEnterprises: (ctx, { body }) => findPricedEnterprises(ctx, body),
    getEnterprisePrices: (ctx, { query }) => getEnterprisePrices(ctx, query.enterpriseId),
    setOwnPrice: (ctx, { body }) => setOwnPrice(ctx, body),
    withdrawOwnPrice: (ctx, { body }) => withdrawOwnPrice(ctx, body),
    withdrawCatalogueChange: (ctx, { body }) => withdrawCatalogueChange(ctx, body),
  },
});
