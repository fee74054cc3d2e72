import { formatFen } from '@probity/contract/rules/fen';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '../../api/resources/packagesApi';
import { Section } from '../../components/layout/Section';

/** What the account pays instead of the standard price: what is planned, in force and past, the newest first. */
export function OwnPriceList({ prices }: { prices: PackageDetail['ownPrices'] }) {
  const { t } = useTranslation();
  return (
    <Section title={t('packages.ownPrice.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{t('packages.ownPrice.lead')}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {prices.map(({ priceId, price, state, effectiveOn }) => (
          <li key={priceId}>
            {t(`packages.ownPrice.${state}`, {
              day: effectiveOn,
              amount: price === null ? t('packages.ownPrice.standard') : formatFen(price),
            })}
          </li>
        ))}
      </Box>
    </Section>
  );
}
