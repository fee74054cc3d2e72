import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayError } from '../../../api/transport/gatewayError';

const load = () => import('../../../lib/password');

/** Fetches the hash ahead, e.g. while the phone is typed. */
export function prefetchPasswordHash(): void {
  // A failure here is reported when the password is really needed.
  load().catch(() => undefined);
}

/** @returns the password as it goes on the wire; rejects with a GatewayError when the code for it cannot be fetched */
export function usePasswordHash(): (password: string) => Promise<string> {
  const { t } = useTranslation();
  return useCallback(
    async (password) => {
      const module = await load().catch(() => {
        throw { kind: 'network', msg: t('errors.transport.network') } satisfies GatewayError;
      });
      return module.hashPassword(password);
    },
    [t],
  );
}
