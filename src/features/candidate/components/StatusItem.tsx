import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import type { CandidateItem } from '../../../api/resources/candidateApi';
import { StatusTag } from '../../../components/data/StatusTag';
import { ItemStatusChip } from '../../../domain/ItemStatusChip';
import { formatDeadline } from '../../../lib/dates';
import { AnswerForm } from './AnswerForm';
import { OwnAnswers } from './OwnAnswers';

interface StatusItemProps {
  s: string;
  item: CandidateItem;
  onWithdraw: (item: CandidateItem) => void;
}

const WORKED = ['given', 'open'];
const FINISHED = ['done', 'cancelled'];

/** The state of one item, its open question, and the way to withdraw it while it is unfinished. */
export function StatusItem({ s, item, onWithdraw }: StatusItemProps) {
  const { t } = useTranslation();
  const isFinished = FINISHED.includes(item.status);
  // Where the candidate gave nothing, nothing is being checked until the item is closed or a question is asked.
  const isBeingChecked = !item.notGiven || item.status !== 'running';
  const saysStatus = item.status === 'done' || (WORKED.includes(item.consent) && isBeingChecked);
  return (
    <Card
      component="li"
      id={`item-${item.checkItemId}`}
      tabIndex={-1}
      sx={{ p: 2, display: 'grid', gap: 1.25 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Box component="h3" sx={{ m: 0, flex: 1, fontSize: 'inherit', fontWeight: 600 }}>
          {item.name}
        </Box>
        {item.consent === 'refused' && <StatusTag>{t('candidate.status.refused')}</StatusTag>}
        {item.consent === 'withdrawn' && item.status !== 'done' && (
          <StatusTag>{t('candidate.status.withdrawn')}</StatusTag>
        )}
        {saysStatus && <ItemStatusChip status={item.status} />}
      </Box>
      {item.notGiven && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {t('candidate.status.notGiven', { reason: item.notGiven })}
        </Box>
      )}
      {!isFinished && !item.notGiven && item.promisedAt && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('candidate.status.promised', { date: formatDeadline(item.promisedAt) })}
          {item.promisedEstimate && <div>{t('candidate.status.estimateHelp')}</div>}
        </Box>
      )}
      <OwnAnswers answers={item.answers} />
      {item.question && item.status === 'awaitingInfo' && <AnswerForm s={s} item={item} />}
      {!isFinished && item.consent === 'given' && (
        <Box>
          <Button
            color="inherit"
            onClick={() => onWithdraw(item)}
            aria-label={t('candidate.withdraw.of', { name: item.name })}
            sx={{ px: 0 }}
          >
            {t('candidate.withdraw.action')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
