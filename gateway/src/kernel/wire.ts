/** Names the text of a moment among other texts; it is never there at run time. */
declare const moment: unique symbol;

/** ISO 8601 in UTC, where the contract says `date-time`. Any text may be given for it. */
export type DateTime = string & { readonly [moment]?: true };

/** What may be handed over to be sent as T: JSON writes a Date as the text of its moment. */
export type Sent<T> = unknown extends T
  ? T
  : T extends unknown
    ? typeof moment extends keyof T
      ? T | Date
      : { [K in keyof T]: Sent<T[K]> }
    : never;
