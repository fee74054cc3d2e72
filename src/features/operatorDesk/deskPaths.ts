/** Where operators keep the working-day calendar, and one year of it. */
export const CALENDAR_PATH = '/operatorDesk';
export const yearPath = (year: number) => `${CALENDAR_PATH}?year=${year}`;
