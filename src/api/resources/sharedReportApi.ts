import { dictSayer, reportPlaces } from '../../i18n/dictWords';
import { generatedApi } from '../generated/candidate.gen';

/** A report as whoever was given its link reads it: by far not what a candidate's page needs, and not fetched with it. */
export const sharedReportApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // A session counts one view, however often it asks anew.
    getSharedReport: {
      providesTags: (_report, _error, { body }) => [{ type: 'Share', id: body.s }],
      extraOptions: { hideErrors: true },
      onQueryStarted: (_asked, { queryFulfilled }) => {
        const say = dictSayer(reportPlaces);
        // The failure belongs to whoever made the call.
        return queryFulfilled.then(({ data }) => say(data.words ?? {})).catch(() => undefined);
      },
    },
  },
});

export const { useGetSharedReportQuery } = sharedReportApi;
