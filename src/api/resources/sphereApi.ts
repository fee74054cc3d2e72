import { generatedApi } from '../generated/sphere.gen';

export type { SphereChange, SphereSettings, SphereValues } from '../generated/sphere.gen';

/** Whatever was changed, or refused because somebody else changed it, is read again, by everybody's line of contact too. */
const all = ['SphereConfig'] as const;

/** The public settings, as operators keep them. */
export const sphereApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getSphereSettings: { providesTags: [...all], extraOptions: { hideErrors: true } },
    changeSphereSettings: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawSphereChange: { invalidatesTags: [...all] },
  },
});

export const { useGetSphereSettingsQuery, useChangeSphereSettingsMutation, useWithdrawSphereChangeMutation } =
  sphereApi;
