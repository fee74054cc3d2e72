import { generatedApi } from '../generated/standardPackages.gen';

export type {
  StandardPackage,
  StandardPackageChange,
  StandardPackageDetail,
  StandardPackageItem,
  StandardPackagePreview,
  StandardPackageValues,
} from '../generated/standardPackages.gen';

/** Whatever was changed, or refused because somebody else changed it, is read again wherever packages stand. */
const all = [
  { type: 'Package', id: 'LIST' },
  { type: 'OwnPrice', id: 'LIST' },
] as const;

/** The standard packages, as operators keep them. */
export const standardPackagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listStandardPackages: { providesTags: [all[0]], extraOptions: { hideErrors: true } },
    getStandardPackage: { providesTags: [all[0]], extraOptions: { hideErrors: true } },
    previewStandardPackage: { providesTags: [...all], extraOptions: { hideErrors: true } },
    changeStandardPackage: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawStandardPackage: { invalidatesTags: [...all] },
  },
});

export const {
  useListStandardPackagesQuery,
  useGetStandardPackageQuery,
  usePreviewStandardPackageQuery,
  useChangeStandardPackageMutation,
  useWithdrawStandardPackageMutation,
} = standardPackagesApi;
