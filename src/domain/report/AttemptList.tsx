import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../api/resources/reportsApi';
import { formatDateTime } from '../../lib/dates';

/** The attempts to reach a source: when, by which way, whom as far as this reader is told, and what came of each. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation();
  const inOrder = [...attempts].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('reportBody.tried')}
      </Box>
      <Box
        component="ol"
        aria-label={t('reportBody.tried')}
        sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}
      >
        {inOrder.map(({ at, way, whom, outcome }, index) => (
          <li key={index}>
            <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
              {[formatDateTime(at), t(`reportBody.method.${way}`), whom].filter(Boolean).join(' · ')}
            </Box>
            <Box sx={{ whiteSpace: 'pre-line' }}>{outcome}</Box>
          </li>
        ))}
      </Box>
    </div>
  );
}
