/** Of more than 10 000 the gateway counts no further. */
export const MANY = '10 000+';

/** A view's number of records, as it is shown. */
export const countedText = (count: number): string => (count > 10_000 ? MANY : String(count));
