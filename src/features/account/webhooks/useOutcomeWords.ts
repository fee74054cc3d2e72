import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookDelivery } from '../../../api/resources/webhooksApi';
import { formatInstant } from '../../../lib/dates';
import { connectionFault } from './connectionFault';

/** The result of a delivery in one sentence: arrived, under way, or why not and when it is tried next. */
export function useOutcomeWords(): (delivery: WebhookDelivery) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ status, fault, faultCode, httpStatus, durationMs, attempts, nextAttemptAt }) => {
      if (status === 'delivered')
        return t('accountWebhooks.outcome.delivered', { status: httpStatus, ms: durationMs });
      if (attempts === 0 && status === 'waiting') return t('accountWebhooks.outcome.waiting');
      if (fault === null) return t('accountWebhooks.outcome.waiting');
      const why =
        fault === 'connection'
          ? t(`accountWebhooks.outcome.${connectionFault(faultCode)}`, { code: faultCode ?? '?' })
          : t(`accountWebhooks.outcome.${fault}`, { status: httpStatus });
      if (status === 'failed') return why;
      return t('accountWebhooks.outcome.retry', { why, at: formatInstant(nextAttemptAt) });
    },
    [t],
  );
}
