// Written by `npm run generate` from contract/. Do not edit.
import { gatewayApi as api } from '../transport/gatewayApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCalendarYears: build.query<ListCalendarYearsApiResponse, ListCalendarYearsApiArg>({
      query: () => ({ url: `/gateway/bd/calendar/year/list` }),
    }),
    getCalendarYear: build.query<GetCalendarYearApiResponse, GetCalendarYearApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/calendar/year/detail`,
        params: {
          year: queryArg.year,
        },
      }),
    }),
    previewCalendarYear: build.query<PreviewCalendarYearApiResponse, PreviewCalendarYearApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/calendar/change/preview`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    changeCalendarYear: build.mutation<ChangeCalendarYearApiResponse, ChangeCalendarYearApiArg>({
      query: (queryArg) => ({
        url: `/gateway/bd/calendar/change/make`,
        method: 'POST',
        body: queryArg.calendarChangeInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListCalendarYearsApiResponse = /** status 200 The answer */ Calendar;
export type ListCalendarYearsApiArg = void;
export type GetCalendarYearApiResponse = /** status 200 The answer */ CalendarYearDetail;
export type GetCalendarYearApiArg = {
  year: number;
};
export type PreviewCalendarYearApiResponse = /** status 200 The answer */ CalendarPreview;
export type PreviewCalendarYearApiArg = {
  body: {
    year: YearNumber;
    values: CalendarValues;
  };
};
export type ChangeCalendarYearApiResponse = /** status 200 The answer */ CalendarYearDetail;
export type ChangeCalendarYearApiArg = {
  calendarChangeInput: CalendarChangeInput;
};
export type Day = string;
export type YearNumber = number;
export type Occasion =
  | 'newYear'
  | 'springFestival'
  | 'qingming'
  | 'labourDay'
  | 'dragonBoat'
  | 'midAutumn'
  | 'nationalDay'
  | 'other';
export type CalendarPeriod = {
  /** free: nobody works; worked: a Saturday or Sunday that makes up for it */
  kind: 'free' | 'worked';
  occasion: Occasion;
  from: Day;
  to: Day;
};
export type CalendarValues = {
  /** Every other day is as Monday to Friday */
  periods: CalendarPeriod[];
  /** The holidays of the year are published, and all of them stand here */
  complete: boolean;
};
export type CalendarYear = {
  year: YearNumber;
  values: CalendarValues;
  /** Mondays to Fridays that are free */
  freeDays: number;
  /** Saturdays and Sundays that are worked */
  workedDays: number;
  /** It has days that have not begun, and is near enough */
  editable: boolean;
};
export type Calendar = {
  /** Beyond it Monday to Friday is counted, and what is promised is an estimate */
  knownUntil: Day;
  /** Until that day; negative once it is over */
  daysLeft: number;
  years: CalendarYear[];
};
export type Uuid = string;
export type Instant = string;
export type CalendarChange = {
  changeId: Uuid;
  values: CalendarValues;
  /** null where the year began with it */
  before: CalendarValues | null;
  changedAt: Instant;
  /** Name; null of what the installation began with */
  changedBy: string | null;
};
export type CalendarYearDetail = {
  year: CalendarYear;
  knownUntil: Day;
  /** The newest change of the year: named again by who changes it */
  basedOn: Uuid | null;
  /** The newest first */
  history: CalendarChange[];
};
export type CalendarPreview = {
  /** The day the calendar would end */
  knownUntil: Day;
  /** Checks under way with a promised date from today on; their dates stay */
  open: number;
  /** Of these, with fewer working days left than now */
  less: number;
  /** Of these, with more */
  more: number;
  /** Of these, whose promised date would be a day on which nobody works */
  onFreeDay: number;
  /** Of these, whose date is an estimate now and would be none */
  estimates: number;
};
export type CalendarChangeInput = {
  year: YearNumber;
  /** As it was read; another change meanwhile is refused with 2523 */
  basedOn: Uuid | null;
  values: CalendarValues;
};
