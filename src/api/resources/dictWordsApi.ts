import { dictSayer, formPlaces, reportPlaces, type DictPlaces } from '../../i18n/dictWords';
import { generatedApi } from '../generated/dictWords.gen';

const PAGE_LIFETIME = 24 * 3600;
const states = { 0: 'none', 1: 'pending', 2: 'verified', 3: 'rejected' };

/** What signed-in readers meet besides: who orders, who works, and whoever reads what they did. */
const signedInPlaces: DictPlaces = {
  positionClass: ['initiate.candidate.classes', 'packages.class', 'records.positionClass'],
  consentWay: ['initiate.way', 'records.way'],
  itemResult: ['report.draft.resultOf'],
  authStatus: [
    ['accountProfile.status', states],
    ['enterprise.status', states],
    ['frame.accounts', { 0: 'unverified' }],
  ],
  role: ['shell.role', 'finance.approvals.approvers.role'],
};

/** The dictionaries that operators changed, over the phrases of every screen. */
export const dictWordsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listDictWords: {
      providesTags: ['Dict'],
      keepUnusedDataFor: PAGE_LIFETIME,
      // Without it the words are those that the product began with.
      extraOptions: { hideErrors: true },
      onQueryStarted: (_asked, { queryFulfilled }) => {
        const say = dictSayer(formPlaces, reportPlaces, signedInPlaces);
        return queryFulfilled.then(({ data }) => say(data)).catch(() => undefined);
      },
    },
  },
});

export const { useListDictWordsQuery } = dictWordsApi;
