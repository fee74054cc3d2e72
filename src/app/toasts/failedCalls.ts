import type { generatedApi } from '../../api/generated/base.gen';
import { isGatewayError } from '../../api/transport/gatewayError';
import type { RootState } from '../store';

/** The twenty: "Toasts last 5 seconds" (specification, section 8), whatever comes after. */
const twenty: Record<keyof typeof generatedApi.endpoints, true> = {
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

/** The calls that failed with these words and whose success would make them untrue; none of the twenty, and no ended session. */
export function failedCalls({ gatewayApi: api }: RootState, message: string): string[] {
  return [...Object.values(api.queries), ...Object.values(api.mutations)].flatMap((call) => {
    const { endpointName, error } = call ?? {};
    const isTold = isGatewayError(error) && error.kind !== 'session' && error.msg === message;
    return isTold && endpointName && !(endpointName in twenty) ? [endpointName] : [];
  });
}
