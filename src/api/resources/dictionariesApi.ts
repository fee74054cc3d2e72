import { generatedApi } from '../generated/dictionaries.gen';

export type { KeptDictionary, DictChange } from '../generated/dictionaries.gen';

/** Whatever was changed, or refused because somebody else was first, is read again; so are the words that this page says. */
const all = ['Dictionary', 'Dict'] as const;

/** The words of choices and of states, as operators keep them. */
export const dictionariesApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listDictionaries: { providesTags: ['Dictionary'], extraOptions: { hideErrors: true } },
    changeDictionary: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
    withdrawDictionary: { invalidatesTags: [...all] },
  },
});

export const { useListDictionariesQuery, useChangeDictionaryMutation, useWithdrawDictionaryMutation } =
  dictionariesApi;
