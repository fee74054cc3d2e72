import { formatFen } from '@probity/contract/rules/fen';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Says that a price is the account's own, and what the package costs otherwise; nothing of any other price. */
export function OwnPriceNote({ standardPrice }: { standardPrice: number | null }) {
  const { t } = useTranslation();
  if (standardPrice === null) return null;
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {t('packages.ownPrice.note', { amount: formatFen(standardPrice) })}
    </Box>
  );
}
