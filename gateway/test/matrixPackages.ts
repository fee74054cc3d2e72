import type { OpenRow } from './matrixOwn';

const someId = '01990000-0000-7000-8000-00000000ffff';
const someTime = '2026-11-24T00:00:00.000Z';

/** Packages, and the catalogue that operators keep. */
export const packageRows: readonly OpenRow[] = [
  { operation: 'listPackages', right: 'package.read', input: () => ({}) },
  { operation: 'listAllPackages', right: 'package.read', input: () => ({}) },
  { operation: 'listCatalogueItems', right: 'package.read', input: () => ({}) },
  { operation: 'listCatalogueEntries', right: 'catalogue.manage', input: () => ({}) },
  {
    operation: 'getCatalogueEntry',
    right: 'catalogue.manage',
    input: () => ({ query: { itemCode: 'education' } }),
  },
  // What the catalogue then says: packages/catalogueChanges.test.ts.
  {
    operation: 'previewCatalogueChange',
    right: 'catalogue.manage',
    input: () => ({ body: { itemCode: 'education', price: 1, effectiveOn: '2026-01-01' } }),
    answer: 1000,
  },
  {
    operation: 'changeCatalogueItem',
    right: 'catalogue.manage',
    input: () => ({
      body: {
        itemCode: 'education',
        basedOn: null,
        effectiveOn: '2026-01-01',
        values: {
          nameEn: 'Education',
          nameZh: '学历核实',
          whatEn: 'What is compared',
          whatZh: '将您填写的学历与学校记录核对。',
          price: 4000,
          workingDays: 3,
          fields: ['education'],
        },
      },
    }),
    answer: 1000,
  },
  {
    operation: 'withdrawCatalogueChange',
    right: 'catalogue.manage',
    input: () => ({ body: { changeId: someId } }),
    answer: 404,
  },
  { operation: 'listCalendarYears', right: 'desk.manage', input: () => ({}) },
  { operation: 'getCalendarYear', right: 'desk.manage', input: () => ({ query: { year: 2025 } }) },
  // A year that is over: calendar/calendar.test.ts changes years.
  {
    operation: 'previewCalendarYear',
    right: 'desk.manage',
    input: () => ({ body: { year: 2025, values: { periods: [], complete: false } } }),
    answer: 404,
  },
  {
    operation: 'changeCalendarYear',
    right: 'desk.manage',
    input: () => ({ body: { year: 2025, basedOn: null, values: { periods: [], complete: false } } }),
    answer: 404,
  },
  { operation: 'getSphereSettings', right: 'desk.manage', input: () => ({}) },
  // A day that is over: reference/sphere.test.ts changes settings.
  {
    operation: 'changeSphereSettings',
    right: 'desk.manage',
    input: () => ({
      body: {
        basedOn: null,
        effectiveOn: '2026-01-01',
        values: { customerPhone: '95588', customerEmail: '', serviceHours: '', icpNumber: '' },
      },
    }),
    answer: 1000,
  },
  {
    operation: 'withdrawSphereChange',
    right: 'desk.manage',
    input: () => ({ body: { changeId: someId } }),
    answer: 404,
  },
  { operation: 'findPricedEnterprises', right: 'catalogue.manage', input: () => ({ body: { text: '' } }) },
  { operation: 'listStandardPackages', right: 'catalogue.manage', input: () => ({}) },
  // What is ordered then: packages/standardChanges.test.ts.
  {
    operation: 'getStandardPackage',
    right: 'catalogue.manage',
    input: () => ({ query: { packageId: someId } }),
    answer: 404,
  },
  {
    operation: 'previewStandardPackage',
    right: 'catalogue.manage',
    input: () => ({ body: { packageId: someId, effectiveOn: '2026-01-01', items: [] } }),
    answer: 1000,
  },
  {
    operation: 'changeStandardPackage',
    right: 'catalogue.manage',
    input: () => ({
      body: {
        packageId: someId,
        basedOn: 1,
        effectiveOn: '2026-01-01',
        values: {
          nameEn: 'Basic',
          nameZh: '基础版',
          descriptionEn: 'For every position',
          descriptionZh: '适合所有岗位',
          price: 6800,
          active: true,
          items: [{ itemCode: 'identity', copies: 1 }],
        },
      },
    }),
    answer: 404,
  },
  {
    operation: 'withdrawStandardPackage',
    right: 'catalogue.manage',
    input: () => ({ body: { packageId: someId, version: 1 } }),
    answer: 404,
  },
  // What an enterprise then pays: packages/ownPrices.test.ts.
  {
    operation: 'getEnterprisePrices',
    right: 'catalogue.manage',
    input: () => ({ query: { enterpriseId: someId } }),
    answer: 404,
  },
  {
    operation: 'setOwnPrice',
    right: 'catalogue.manage',
    input: () => ({
      body: { enterpriseId: someId, packageId: someId, basedOn: null, effectiveOn: '2026-01-01', price: 1 },
    }),
    answer: 404,
  },
  {
    operation: 'withdrawOwnPrice',
    right: 'catalogue.manage',
    input: () => ({ body: { enterpriseId: someId, priceId: someId } }),
    answer: 404,
  },
  // A package that does not exist; own ones and those of another account: ownPackages.test.ts.
  {
    operation: 'getPackage',
    right: 'package.read',
    input: () => ({ query: { packageId: someId } }),
    answer: 404,
  },
  {
    operation: 'savePackageDraft',
    right: 'package.manage',
    input: () => ({ body: { name: 'Matrix', description: '', positionClass: 'general', items: [] } }),
  },
  ...[
    { operation: 'publishPackage', body: { packageId: someId, savedAt: someTime, expectedPrice: 1 } },
    { operation: 'discardPackageDraft', body: { packageId: someId, savedAt: someTime } },
    { operation: 'setPackageActive', body: { packageId: someId, active: true } },
  ].map(({ operation, body }) => ({
    operation,
    right: 'package.manage' as const,
    input: () => ({ body }),
    answer: 404 as const,
  })),
];
