/** i18n keys of the specification's error catalogue (section 8); the English texts are in i18n/en/errors.ts. */
export const catalogueByCode = {
  401: 'errors.status.unauthorized',
  403: 'errors.status.forbidden',
  404: 'errors.status.notFound',
} as const;

export const catalogueDefault = 'errors.status.unknown';
export const networkError = 'errors.transport.network';
export const timeoutError = 'errors.transport.timeout';
/** For a failing HTTP status outside the catalogue. */
export const failedStatus = 'errors.transport.failed';

export type CatalogueKey =
  | (typeof catalogueByCode)[keyof typeof catalogueByCode]
  | typeof catalogueDefault
  | typeof networkError
  | typeof timeoutError
  | typeof failedStatus;

const isCatalogued = (code: number): code is keyof typeof catalogueByCode => code in catalogueByCode;

/** The text of a failing body code whose msg is empty: "the catalogue's text of that code, else the default". */
export function keyOfBodyCode(code: number): CatalogueKey {
  return isCatalogued(code) ? catalogueByCode[code] : catalogueDefault;
}

/** The text of a failing HTTP status, whatever its body says. */
export function keyOfStatus(status: number): CatalogueKey {
  return isCatalogued(status) ? catalogueByCode[status] : failedStatus;
}
