/** The screens of one package. */
export const detailPath = (packageId: string) => `/mealManage/detail?id=${packageId}`;
export const changePath = (packageId: string) => `/mealManage/add?id=${packageId}`;
export const copyPath = (packageId: string) => `/mealManage/add?from=${packageId}`;
