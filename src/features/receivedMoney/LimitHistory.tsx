import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../components/data/StatusTag';
import { Section } from '../../components/layout/Section';
import type { RechargeLimitChange } from '../../api/resources/reversalsApi';
import { formatDateTime } from '../../lib/dates';

/** The changes that were decided, the newest first; nothing before the first. */
export function LimitHistory({ changes }: { changes: readonly RechargeLimitChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <Section title={t('receivedMoney.limit.history')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ changeId, above, status, by, at, decidedBy, decidedAt }) => (
          <Box
            component="li"
            key={changeId}
            sx={{
              ...{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
              ...{ justifyItems: 'start', overflowWrap: 'anywhere' },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{formatFen(above)}</Box>
            <StatusTag tone={status === 'inForce' ? 'green' : 'neutral'}>
              {t(status === 'inForce' ? 'receivedMoney.limit.changed' : 'receivedMoney.limit.refused')}
            </StatusTag>
            <Box sx={{ color: 'text.secondary' }}>
              {t('receivedMoney.limit.who', {
                ...{ by, at: formatDateTime(at), decidedBy },
                decidedAt: decidedAt === null ? '' : formatDateTime(decidedAt),
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
