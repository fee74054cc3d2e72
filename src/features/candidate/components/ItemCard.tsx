import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateItem } from '../../../api/resources/candidateApi';
import { StatusTag } from '../../../components/data/StatusTag';
import { joinSentences } from '../../../lib/joinSentences';
import { IDENTITY_ITEM } from '../candidateSteps';

interface ItemCardProps {
  item: CandidateItem;
  /** Undefined once it is signed: the decision is then shown in words. */
  onDecide?: (given: boolean) => void;
  isGiven: boolean;
}

/** One item: what is done, why it is asked, how long it is kept, and the decision. */
export function ItemCard({ item, onDecide, isGiven }: ItemCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const isIdentity = item.itemCode === IDENTITY_ITEM;
  return (
    <Card sx={{ p: 0, borderColor: item.sensitive ? 'primary.main' : undefined }}>
      <Box
        component={onDecide ? 'label' : 'div'}
        sx={{
          display: 'grid',
          gridTemplateColumns: onDecide ? 'auto 1fr auto' : '1fr auto',
          columnGap: 0.5,
          alignItems: 'start',
          p: '14px 16px',
          cursor: onDecide ? 'pointer' : 'default',
        }}
      >
        {onDecide && (
          <Checkbox
            checked={isGiven}
            onChange={(_event, checked) => onDecide(checked)}
            size="medium"
            sx={{ m: '-9px 0 -9px -9px', p: '9px' }}
            slotProps={{
              input: {
                'aria-label': t('candidate.items.agree', { name: item.name }),
                'aria-describedby': id,
              },
            }}
          />
        )}
        <Box component="h2" sx={{ m: 0, fontSize: 'inherit', fontWeight: 650 }}>
          {item.name}
        </Box>
        {item.sensitive ? <StatusTag tone="yellow">{t('candidate.items.sensitive')}</StatusTag> : <span />}
        <Box
          id={id}
          sx={{
            gridColumn: onDecide ? '2 / -1' : '1 / -1',
            color: 'text.secondary',
            fontSize: '0.875rem',
            mt: 0.25,
          }}
        >
          {joinSentences(item.what, t('candidate.items.kept', { count: item.retentionDays }))}
          {(item.sensitive || item.reason) && (
            <Box sx={{ mt: 0.5, color: 'text.primary' }}>
              {joinSentences(
                item.sensitive && t('candidate.items.separate'),
                item.reason && t('candidate.items.why', { reason: item.reason }),
              )}
            </Box>
          )}
          {!onDecide && (
            <Box sx={{ color: 'text.primary', fontWeight: 600 }}>
              {t(`candidate.items.state.${item.consent}`)}
            </Box>
          )}
          {onDecide && isIdentity && !isGiven && (
            <Box sx={{ mt: 0.5, color: 'text.primary' }}>{t('candidate.items.identityNeeded')}</Box>
          )}
        </Box>
      </Box>
    </Card>
  );
}
