import type { Config } from './settings';

/** Warnings that a start logs without refusing. */
export function configWarnings({
  production,
  trustProxy,
}: Pick<Config, 'production' | 'trustProxy'>): string[] {
  if (!production || trustProxy !== null) return [];
  return [
    'TRUST_PROXY is not set: behind a proxy all clients count as one. Five wrong passwords of anybody then pause that ' +
      'account for everybody, and the limits of a network are those of the whole installation. Name the address of the proxy ' +
      'in front (TRUST_PROXY=10.0.0.5), or say that there is none (TRUST_PROXY=none).',
  ];
}
