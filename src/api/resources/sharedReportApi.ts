import { sayingWords } from '../../i18n/sayLater';
import type { ReportView } from '../generated/reports.gen';
import { generatedApi } from '../generated/candidate.gen';

/** A report as whoever was given its link reads it: by far not what a candidate's page needs, and not fetched with it. */
export const sharedReportApi = generatedApi.enhanceEndpoints({
  endpoints: {
    // A session counts one view, however often it asks anew.
    getSharedReport: {
      providesTags: (_report, _error, { body }) => [{ type: 'Share', id: body.s }],
      extraOptions: { hideErrors: true },
      transformResponse: sayingWords('report')<ReportView>,
    },
  },
});

export const { useGetSharedReportQuery } = sharedReportApi;
