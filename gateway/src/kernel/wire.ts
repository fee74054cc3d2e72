/** A type-only mark of the text of a moment; it does not exist at run time. */
declare const moment: unique symbol;

/** ISO 8601 in UTC, where the contract says `date-time`. Any text is assignable to it. */
export type DateTime = string & { readonly [moment]?: true };

/** The values that may be given where T is sent: a Date as well as its text, because JSON writes the one as the other. */
export type Sent<T> = unknown extends T
  ? T
  : T extends unknown
    ? typeof moment extends keyof T
      ? T | Date
      : { [K in keyof T]: Sent<T[K]> }
    : never;
