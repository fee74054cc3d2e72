import i18next from 'i18next';
import { catalogueDefault } from './errorCatalogue';
import { isGatewayError, type GatewayError } from './gatewayError';

/**
 * A query's `error` as screens show it. What is no GatewayError (a fault inside Redux Toolkit, which no reply causes)
 * gets the catalogue's default text.
 * @returns undefined without an error
 */
export function shownError(error: unknown): GatewayError | undefined {
  if (error === undefined) return undefined;
  return isGatewayError(error) ? error : { kind: 'malformed', msg: i18next.t(catalogueDefault) };
}
