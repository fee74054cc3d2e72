/**
 * The addresses of the console's screens, after the `#`: section 2 of the specification, and our own /candidate, /apply,
 * /jobRegistration/form, /receivedMoney and /operatorDesk. The console draws them; the gateway redirects addresses without the `#` to them.
 */
export const screenPaths = [
  '/',
  '/login',
  '/register',
  '/resetPassword',
  '/checkPhone',
  '/candidate',
  '/apply',
  '/ei',
  '/enterSuccess',
  '/serviceContract',
  '/sr',
  '/report',
  '/reportMobile',
  '/reportDetail',
  '/reportDetail/edit',
  '/workOrder',
  '/homePage',
  '/orderSuccess',
  '/initiateBack',
  '/batchBack',
  '/backRecord',
  '/backRecord/detail',
  '/batchRecord',
  '/financialManage',
  '/receivedMoney',
  '/businessManage',
  '/mealManage',
  '/mealManage/add',
  '/mealManage/detail',
  '/jobRegistration',
  '/jobRegistration/form',
  '/jobRegistration/detail',
  '/operatorDesk',
] as const;

/** The address of a screen. */
export type ScreenPath = (typeof screenPaths)[number];
