import type { generatedApi } from '../generated/base.gen';

/** The names of the specification's twenty calls: what their failures say stays its five seconds, whatever comes after. */
export const twentyCalls: Record<keyof typeof generatedApi.endpoints, true> = {
  login: true,
  register: true,
  loginInfo: true,
  listRegions: true,
  logout: true,
  sendVerifyCode: true,
  resetPassword: true,
  listUsers: true,
  editUser: true,
  uploadFile: true,
  changeMobile: true,
  authenticate: true,
  getQrCode: true,
  queryQrResult: true,
  bindMobile: true,
  listRelatedMains: true,
  changeLogin: true,
  visitorLogin: true,
  queryDictList: true,
  querySphereConfig: true,
};
