// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDictionaries: build.query<ListDictionariesApiResponse, ListDictionariesApiArg>({
      query: () => ({ url: `/gateway/bd/dict/dictionary/list` }),
    }),
    changeDictionary: build.mutation<ChangeDictionaryApiResponse, ChangeDictionaryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/dict/change/plan`,
        method: 'POST',
        body: queryArg.dictChangeInput,
      }),
    }),
    withdrawDictionary: build.mutation<WithdrawDictionaryApiResponse, WithdrawDictionaryApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/dict/change/withdraw`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListDictionariesApiResponse = /** status 200 The answer */ KeptDictionaries;
export type ListDictionariesApiArg = void;
export type ChangeDictionaryApiResponse = /** status 200 The answer */ KeptDictionaries;
export type ChangeDictionaryApiArg = {
  dictChangeInput: DictChangeInput;
};
export type WithdrawDictionaryApiResponse = /** status 200 The answer */ KeptDictionaries;
export type WithdrawDictionaryApiArg = {
  body: {
    changeId: Uuid;
  };
};
export type DictType =
  | 'positionClass'
  | 'educationLevel'
  | 'studyForm'
  | 'leaveReason'
  | 'refereeRelation'
  | 'consentWay'
  | 'lamp'
  | 'itemResult'
  | 'authStatus'
  | 'role';
export type DictEntryWords = {
  value: string;
  en: string;
  zh: string;
  isOffered: boolean;
  isDefault: boolean;
};
export type Day = string;
export type Uuid = string;
export type Instant = string;
export type DictChange = {
  changeId: Uuid;
  type: DictType;
  state: 'planned' | 'withdrawn' | 'inForce' | 'past';
  entries: DictEntryWords[];
  /** What it followed, or would */
  before: DictEntryWords[];
  /** China's day */
  effectiveOn: Day;
  /** Name */
  changedBy: string;
  changedAt: Instant;
  /** Name */
  withdrawnBy: string | null;
  withdrawnAt: Instant | null;
};
export type KeptDictionary = {
  type: DictType;
  /** As they are now, in their order */
  entries: DictEntryWords[];
  /** China's day; null: as the product began */
  since: Day | null;
  /** The newest change that counts or is planned: named again by who changes it */
  basedOn: Uuid | null;
  /** The change that waits for its day */
  planned: DictChange | null;
};
export type KeptDictionaries = {
  dictionaries: KeptDictionary[];
  /** Of all dictionaries, the newest first */
  history: DictChange[];
};
export type DictChangeInput = {
  type: DictType;
  /** As it was read; another change meanwhile is refused with 2456 */
  basedOn: Uuid | null;
  /** China's day: today, at once, or a later one, from its first moment on */
  effectiveOn: Day;
  /** Every entry of the dictionary, in the new order */
  entries: DictEntryWords[];
};
