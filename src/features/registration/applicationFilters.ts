import { daysOf } from '../../lib/dayOf';

/** By what applications are searched; what is typed is a name or a phone, and is no part of the address. */
export interface ApplicationFilters {
  formId?: string | undefined;
  checked?: boolean | undefined;
  tag?: string | undefined;
  /** YYYY-MM-DD, both inclusive */
  from?: string | undefined;
  to?: string | undefined;
}

export const checkStates = ['open', 'checked'] as const;

const day = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);

/** The shape of an id, as the gateway takes it. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Of the address, at once: a form counts before the list of forms is there. What is no filter is left out. */
export function filtersOf(search: URLSearchParams): ApplicationFilters {
  const state = checkStates.find((one) => one === search.get('state'));
  const [from, to] = daysOf(day(search.get('from')), day(search.get('to')));
  const given: ApplicationFilters = {
    formId: ID.exec(search.get('form') ?? '')?.[0],
    checked: state && state === 'checked',
    tag: search.get('tag') || undefined,
    ...{ from, to },
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** As they stand in the address. */
export function searchOf({ formId, checked, tag, from, to }: ApplicationFilters): Record<string, string> {
  const state = checked === undefined ? undefined : checkStates[checked ? 1 : 0];
  const given = Object.entries({ form: formId, state, tag, from, to });
  return Object.fromEntries(given.filter((one): one is [string, string] => Boolean(one[1])));
}
