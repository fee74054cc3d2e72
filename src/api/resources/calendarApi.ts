import { generatedApi } from '../generated/calendar.gen';

export type {
  Calendar,
  CalendarChange,
  CalendarPreview,
  CalendarValues,
  CalendarYearDetail,
} from '../generated/calendar.gen';

/** Whatever was changed, or refused because somebody else changed it, is read again. */
const all = [{ type: 'Calendar', id: 'LIST' }] as const;

/** The working-day calendar, as operators keep it. */
export const calendarApi = generatedApi.enhanceEndpoints({
  endpoints: {
    listCalendarYears: { providesTags: [...all], extraOptions: { hideErrors: true } },
    getCalendarYear: { providesTags: [...all], extraOptions: { hideErrors: true } },
    previewCalendarYear: { providesTags: [...all], extraOptions: { hideErrors: true } },
    changeCalendarYear: { invalidatesTags: [...all], extraOptions: { hideErrors: true } },
  },
});

export const {
  useListCalendarYearsQuery,
  useGetCalendarYearQuery,
  usePreviewCalendarYearQuery,
  useChangeCalendarYearMutation,
} = calendarApi;
