import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery, WebhookTry } from '../../../api/resources/webhooksApi';
import { formatInstant } from '../../../lib/dates';
import { connectionFault } from './connectionFault';

/** The result of a delivery in one sentence: arrived, under way, or why not and when it is tried next. */
export function useOutcomeWords(): (delivery: WebhookDelivery) => string {
  const { t } = useTranslation();
  const faultWords = useFaultWords();
  return useCallback(
    ({ status, fault, faultCode, httpStatus, durationMs, attempts, nextAttemptAt }) => {
      if (status === 'delivered')
        return t('accountWebhooks.outcome.delivered', { status: httpStatus, ms: durationMs });
      if (attempts === 0 && status === 'waiting') return t('accountWebhooks.outcome.waiting');
      if (fault === null) return t('accountWebhooks.outcome.waiting');
      const why = faultWords({ fault, faultCode, httpStatus });
      if (status === 'failed') return why;
      return t('accountWebhooks.outcome.retry', { why, at: formatInstant(nextAttemptAt) });
    },
    [t, faultWords],
  );
}

/** The result of one try in one sentence. */
export function useTryWords(): (tried: WebhookTry) => string {
  const { t } = useTranslation();
  const faultWords = useFaultWords();
  return useCallback(
    ({ fault, faultCode, httpStatus, durationMs }) =>
      fault === null
        ? t('accountWebhooks.outcome.delivered', { status: httpStatus, ms: durationMs })
        : t('accountWebhooks.tries.failed', {
            why: faultWords({ fault, faultCode, httpStatus }),
            ms: durationMs,
          }),
    [t, faultWords],
  );
}

interface Fault extends Pick<WebhookTry, 'faultCode' | 'httpStatus'> {
  fault: NonNullable<WebhookTry['fault']>;
}

function useFaultWords(): (fault: Fault) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ fault, faultCode, httpStatus }) =>
      fault === 'connection'
        ? t(`accountWebhooks.outcome.${connectionFault(faultCode)}`, { code: faultCode ?? '?' })
        : t(`accountWebhooks.outcome.${fault}`, { status: httpStatus }),
    [t],
  );
}
