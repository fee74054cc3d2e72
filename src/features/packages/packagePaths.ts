/** The screens of one package. */
export const detailPath = (packageId: string) => `/mealManage/detail?id=${packageId}`;
export const changePath = (packageId: string) => `/mealManage/add?id=${packageId}`;
export const copyPath = (packageId: string) => `/mealManage/add?from=${packageId}`;
/** Where operators keep the standard packages, and one of them. */
export const STANDARD_PATH = '/mealManage?tab=standard';
export const standardPath = (packageId: string) => `${STANDARD_PATH}&package=${packageId}`;
/** Where operators set what enterprises pay, and one enterprise of them. */
export const PRICES_PATH = '/mealManage?tab=prices';
export const enterprisePath = (enterpriseId: string) => `${PRICES_PATH}&enterprise=${enterpriseId}`;
/** Where operators keep the catalogue, and one kind of check of it. */
export const CATALOGUE_PATH = '/mealManage?tab=catalogue';
export const itemPath = (itemCode: string) => `${CATALOGUE_PATH}&item=${itemCode}`;
