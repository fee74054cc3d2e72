import {
  calendarFaults,
  MOST_PERIOD_DAYS,
  MOST_PERIODS,
  YEARLY_OCCASIONS,
  type CalendarPeriod,
  type CalendarYear,
  type Occasion,
} from '@probity/contract/rules/workingCalendar';
import type { FormFault } from '../../../components/form/formRules';
import { newId } from '../../../lib/newId';

/** A line of the form: days are empty until they are given. */
export interface TypedPeriod extends CalendarPeriod {
  id: string;
}

export interface CalendarFormValues {
  periods: TypedPeriod[];
  complete: boolean;
}

export const newPeriod = (kind: CalendarPeriod['kind'], occasion: Occasion): TypedPeriod => ({
  id: newId(),
  ...{ kind, occasion },
  from: '',
  to: '',
});

/** A year as it counts now; one that is empty begins with a line for each holiday of the law. */
export function formOf({ periods, complete }: CalendarYear): CalendarFormValues {
  if (periods.length === 0)
    return { periods: YEARLY_OCCASIONS.map((one) => newPeriod('free', one)), complete };
  return { periods: periods.map((one) => ({ ...one, id: newId() })), complete };
}

export const valuesOf = ({ periods, complete }: CalendarFormValues) => ({
  periods: periods.map(({ kind, occasion, from, to }): CalendarPeriod => ({ kind, occasion, from, to })),
  complete,
});

/** What keeps a year from being changed, each fault at its field. `missing` puts holidays into words. */
export const calendarRules =
  (year: number, before: CalendarYear, today: string, missing: (all: readonly Occasion[]) => string) =>
  (values: CalendarFormValues): Record<string, FormFault> =>
    Object.fromEntries(
      calendarFaults(year, valuesOf(values), before, today).map((fault) => [
        fault.path,
        {
          key: `workingCalendar.fault.${fault.fault}`,
          values: {
            year,
            limit: fault.fault === 'many' ? MOST_PERIODS : MOST_PERIOD_DAYS,
            missing: missing(fault.missing ?? []),
          },
        },
      ]),
    );

/** What the gateway calls otherwise than the form does. */
export const fieldNames: Readonly<Record<string, string>> = {
  'values.complete': 'complete',
  'values.periods': 'periods',
  ...Object.fromEntries(
    Array.from({ length: MOST_PERIODS }, (_, index) =>
      ['from', 'to'].map((end) => [`values.periods.${index}.${end}`, `periods.${index}.${end}`]),
    ).flat(),
  ),
};
