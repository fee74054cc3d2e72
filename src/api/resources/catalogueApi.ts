import { generatedApi } from '../generated/catalogue.gen';

export type {
  CatalogueChange,
  CatalogueChangeInput,
  CatalogueEntry,
  CatalogueEntryDetail,
  CataloguePreview,
  CatalogueValues,
} from '../generated/catalogue.gen';

/** Whatever was changed, or refused because somebody else changed it, is read again; packages cost what the catalogue says. */
const all = [
  { type: 'CatalogueItem', id: 'LIST' },
  { type: 'Package', id: 'LIST' },
] as const;

/** The kinds of check, as operators keep them. */
export const catalogueApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listCatalogueEntries: { providesTags: [all[0]], extraOptions: { hideErrors: true } },
    getCatalogueEntry: { providesTags: [all[0]], extraOptions: { hideErrors: true } },
    previewCatalogueChange: { providesTags: [...all], extraOptions: { hideErrors: true } },
    changeCatalogueItem: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawCatalogueChange: { invalidatesTags: [...all] },
  },
});

export const {
  useListCatalogueEntriesQuery,
  useGetCatalogueEntryQuery,
  usePreviewCatalogueChangeQuery,
  useChangeCatalogueItemMutation,
  useWithdrawCatalogueChangeMutation,
} = catalogueApi;
