import { defineModule } from '../../kernel/module';
import { changeCalendarYear } from './calendarChange';
import { previewCalendarYear } from './calendarPreview';
import { getCalendarYear, listCalendarYears } from './calendarYears';

/** The working days of China, as operators keep them. */
export const calendarModule = defineModule({
  name: 'calendar',
  handlers: {
    listCalendarYears: (ctx) => listCalendarYears(ctx),
    getCalendarYear: (ctx, { query }) => getCalendarYear(ctx, query.year),
    previewCalendarYear: (ctx, { body }) => previewCalendarYear(ctx, body),
    changeCalendarYear: (ctx, { body }) => changeCalendarYear(ctx, body),
  },
});
