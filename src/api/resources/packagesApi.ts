import { generatedApi } from '../generated/packages.gen';

export type {
  CatalogueItem,
  ListedPackage,
  Package,
  PackageDetail,
  PackageDraftInput,
  PackageItem,
  PackageUse,
  PackageVersion,
} from '../generated/packages.gen';

const all = [{ type: 'Package', id: 'LIST' }] as const;

/** What can be ordered, and the packages an account puts together itself. */
export const packagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listPackages: {
      providesTags: (rows) => [
        ...all,
        ...(rows ?? []).map((row) => ({ type: 'Package' as const, id: row.packageId })),
      ],
      extraOptions: { hideErrors: true },
    },
    listAllPackages: { providesTags: [...all], extraOptions: { hideErrors: true } },
    getPackage: {
      providesTags: (_data, _error, { packageId }) => [{ type: 'Package', id: packageId }],
      extraOptions: { hideErrors: true },
    },
    listCatalogueItems: {
      providesTags: [{ type: 'CatalogueItem', id: 'LIST' }],
      extraOptions: { hideErrors: true },
    },
    savePackageDraft: {
      invalidatesTags: (saved) => (saved ? [...all, { type: 'Package', id: saved.packageId }] : []),
      extraOptions: { hideErrors: true },
    },
    publishPackage: {
      // What was refused for its price or for another draft is read again.
      invalidatesTags: (_data, _error, { packagePublishing: { packageId } }) => [
        ...all,
        { type: 'Package', id: packageId },
        { type: 'CatalogueItem', id: 'LIST' },
      ],
      extraOptions: { hideErrors: true },
    },
    discardPackageDraft: { invalidatesTags: [...all] },
    setPackageActive: {
      invalidatesTags: (_data, _error, { packageSwitch: { packageId } }) => [
        ...all,
        { type: 'Package', id: packageId },
      ],
    },
  },
});

export const {
  useListPackagesQuery,
  useListAllPackagesQuery,
  useGetPackageQuery,
  useLazyGetPackageQuery,
  useListCatalogueItemsQuery,
  useSavePackageDraftMutation,
  usePublishPackageMutation,
  useDiscardPackageDraftMutation,
  useSetPackageActiveMutation,
} = packagesApi;
