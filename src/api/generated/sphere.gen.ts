// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSphereSettings: build.query<GetSphereSettingsApiResponse, GetSphereSettingsApiArg>({
      query: () => ({ url: `/gateway/bd/sphere/setting/detail` }),
    }),
    changeSphereSettings: build.mutation<ChangeSphereSettingsApiResponse, ChangeSphereSettingsApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/sphere/change/plan`,
        method: 'POST',
        body: queryArg.sphereChangeInput,
      }),
    }),
    withdrawSphereChange: build.mutation<WithdrawSphereChangeApiResponse, WithdrawSphereChangeApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/sphere/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetSphereSettingsApiResponse = /** status 200 The answer */ SphereSettings;
export type GetSphereSettingsApiArg = void;
export type ChangeSphereSettingsApiResponse = /** status 200 The answer */ SphereSettings;
export type ChangeSphereSettingsApiArg = {
  sphereChangeInput: SphereChangeInput;
};
export type WithdrawSphereChangeApiResponse = /** status 200 The answer */ Done;
export type WithdrawSphereChangeApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type SphereValues = {
  customerPhone: string;
  /** Empty: none */
  customerEmail: string;
  /** On working days, China's time, as 09:00-18:00. Empty: not said */
  serviceHours: string;
  /** The number of the site's filing. Empty: none */
  icpNumber: string;
};
export type Uuid = string;
export type Day = string;
export type Instant = string;
export type SphereChange = {
  changeId: Uuid;
  /** China's day */
  effectiveOn: Day;
  state: 'planned' | 'inForce' | 'past' | 'withdrawn';
  values: SphereValues;
  before: SphereValues;
  changedAt: Instant;
  /** Name */
  changedBy: string;
  withdrawnAt: Instant | null;
  withdrawnBy: string | null;
};
export type SphereSettings = {
  values: SphereValues;
  /** The customer phone that the installation sets, whatever is set here; null: none */
  phoneFixed: string | null;
  /** The change that waits for its day */
  planned: SphereChange | null;
  /** The newest change that counts: named again by who changes it */
  basedOn: Uuid | null;
  /** The newest first */
  history: SphereChange[];
};
export type SphereChangeInput = {
  /** As it was read; another change meanwhile is refused with 2525 */
  basedOn: Uuid | null;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  values: SphereValues;
};
export type Done = {
  done: true;
};
