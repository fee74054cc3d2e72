import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '../../../api/resources/candidateApi';
import { formatDateTime } from '../../../lib/dates';
import type { Decisions } from '../hooks/useDecisions';
import { ItemCard } from './ItemCard';
import { StepHead } from './StepHead';

interface ItemsStepProps {
  view: CandidateView;
  decisions: Decisions;
  onDecide: (next: Decisions) => void;
}

/** The decision, item by item. Nothing is ticked beforehand; sensitive items are never part of "agree to all". */
export function ItemsStep({ view, decisions, onDecide }: ItemsStepProps) {
  const { t } = useTranslation();
  const isSigned = view.consentGivenAt !== null;
  const isPaper = view.consentWay === 'paper';
  const isDecided = isSigned || isPaper;
  const general = view.items.filter((item) => !item.sensitive);
  const given = view.items.filter((item) => decisions[item.checkItemId]).length;
  const lead = isSigned
    ? t('candidate.items.leadDone', { time: formatDateTime(view.consentGivenAt) })
    : t(isPaper ? 'candidate.items.leadPaper' : 'candidate.items.lead');
  return (
    <>
      <StepHead title={t('candidate.items.title')} lead={lead} />
      {!isDecided && general.some((item) => !decisions[item.checkItemId]) && (
        <Button
          variant="outlined"
          onClick={() => onDecide(Object.fromEntries(general.map((item) => [item.checkItemId, true])))}
        >
          {t('candidate.items.general')}
        </Button>
      )}
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {view.items.map((item) => (
          <ItemCard
            key={item.checkItemId}
            item={item}
            isGiven={decisions[item.checkItemId] ?? false}
            onDecide={isDecided ? undefined : (value) => onDecide({ [item.checkItemId]: value })}
          />
        ))}
      </Box>
      {!isDecided && (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('candidate.items.chosen', { given, total: view.items.length })}
        </Box>
      )}
    </>
  );
}
