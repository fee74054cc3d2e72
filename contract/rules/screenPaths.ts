/**
 * The console's screens, as their addresses stand behind the `#`: section 2 of the specification, and our own /candidate.
 * The console draws them; the gateway leads there who asks for one without the `#`.
 */
export const screenPaths = [
  '/',
  '/login',
  '/register',
  '/resetPassword',
  '/checkPhone',
  '/candidate',
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
  '/businessManage',
  '/mealManage',
  '/mealManage/add',
  '/mealManage/detail',
  '/jobRegistration',
  '/jobRegistration/detail',
] as const;

/** The address of a screen. */
export type ScreenPath = (typeof screenPaths)[number];
