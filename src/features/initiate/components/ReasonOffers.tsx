import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../domain/offeredReasons';

interface ReasonOffersProps {
  /** At least one. */
  offers: readonly Offer[];
  nameOf: (itemCode: string) => string;
  onTake: (offers: readonly Offer[]) => void;
}

/** Reasons that fit the kind of position, taken with one press and editable. */
export function ReasonOffers({ offers, nameOf, onTake }: ReasonOffersProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('initiate.offered.title')}
      sx={{ display: 'grid', gap: 1, mb: 1, p: 1.5, bgcolor: 'action.hover', borderRadius: 1 }}
    >
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('initiate.offered.lead')}</Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontSize: '0.8125rem' }}>
        {offers.map(({ itemCode, text }) => (
          <div key={itemCode}>
            <Box component="dt" sx={{ display: 'inline', fontWeight: 600 }}>
              {t('initiate.offered.of', { item: nameOf(itemCode) })}
            </Box>{' '}
            <Box component="dd" sx={{ display: 'inline', m: 0 }}>
              {text}
            </Box>
          </div>
        ))}
      </Box>
      <Button size="small" variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onTake(offers)}>
        {t('initiate.offered.take', { count: offers.length })}
      </Button>
    </Box>
  );
}
