import { generatedApi } from '../generated/packages.gen';

export type { Package, PackageItem } from '../generated/packages.gen';

/** The packages the account may order. */
export const packagesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listPackages: {
      providesTags: (rows) => [
        { type: 'Package', id: 'LIST' },
        ...(rows ?? []).map((row) => ({ type: 'Package' as const, id: row.packageId })),
      ],
      extraOptions: { hideErrors: true },
    },
  },
});

export const { useListPackagesQuery } = packagesApi;
