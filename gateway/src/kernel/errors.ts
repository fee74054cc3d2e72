import { CODE, type BusinessCode } from '@probity/contract/codeNames';
import type { Help } from '@probity/contract/whoHelps';

/**
 * The one error a module throws on purpose. `code` is one of contract/codeNames.ts; `params` fill the {places} of its text;
 * `data` goes to the client. HTTP stays 200, the transaction is rolled back.
 */
export class BusinessError extends Error {
  constructor(
    readonly code: BusinessCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly data: unknown = null,
  ) {
    super(`Business error ${code}`);
    this.name = 'BusinessError';
  }
}

/** The answer for a missing object; one of another account gives the same bytes. */
export function notFound(): BusinessError {
  return new BusinessError(CODE.NOT_FOUND);
}

/** Refuses this one operation; the session stays. The words are fixed; the person who can help is named in the data. */
export function forbidden(help: Help | null = null): BusinessError {
  return new BusinessError(CODE.NO_PERMISSION, {}, help);
}

/** A field refused by a rule beyond the contract. `msg` is already in the caller's language. */
export function fieldError(fields: readonly { path: string; msg: string }[]): BusinessError {
  return new BusinessError(CODE.FIELDS_WRONG, {}, { fields });
}

/** Throws 404 for null and undefined, otherwise returns the value: `found(await repo.checkById(tx, id))`. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}
