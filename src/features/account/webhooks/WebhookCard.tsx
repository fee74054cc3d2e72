import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../api/resources/webhooksApi';
import { Notice } from '../../../components/feedback/Notice';
import { Section } from '../../../components/layout/Section';
import { StatusTag } from '../../../components/data/StatusTag';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { useOutcomeWords } from './useOutcomeWords';
import { WebhookActions } from './WebhookActions';

/** One webhook: address, events, state, and actions. */
export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const outcome = useOutcomeWords();
  const { name, url, kinds, lastDelivery, previousSecretUntil } = webhook;
  const names = kinds.map((kind) => t(`accountWebhooks.kind.${kind}.name`)).join(t('accountWebhooks.comma'));
  return (
    <Section title={name} aside={<WebhookState webhook={webhook} />}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{url}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('accountWebhooks.card.kinds', { count: kinds.length, names })}
        </Box>
        <Box>
          {lastDelivery ? (
            <>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {`${t('accountWebhooks.card.last')} · ${formatDateTime(lastDelivery.createdAt)} · `}
              </Box>
              {outcome(lastDelivery)}
            </>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{t('accountWebhooks.card.none')}</Box>
          )}
        </Box>
        <Trouble webhook={webhook} />
        {previousSecretUntil && (
          <Box sx={{ color: 'text.secondary' }}>
            {t('accountWebhooks.card.bothSecrets', { until: formatDeadline(previousSecretUntil) })}
          </Box>
        )}
        <WebhookActions webhook={webhook} />
      </Box>
    </Section>
  );
}

function WebhookState({ webhook: { status, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (status === 'disabled') return <StatusTag>{t('accountWebhooks.state.disabled')}</StatusTag>;
  if (failingSince === null) return <StatusTag>{t('accountWebhooks.state.active')}</StatusTag>;
  return (
    <StatusTag tone="red">
      {t('accountWebhooks.state.failing', { since: formatDateTime(failingSince) })}
    </StatusTag>
  );
}

/** The reason why nothing is sent, or a warning of what continued failures lead to. */
function Trouble({ webhook: { status, disabledReason, disabledAt, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (status === 'disabled') {
    const why = disabledReason ?? 'byHand';
    return <Notice>{t(`accountWebhooks.stopped.${why}`, { at: formatDateTime(disabledAt) })}</Notice>;
  }
  return failingSince === null ? null : <Notice>{t('accountWebhooks.stopped.failingNow')}</Notice>;
}
