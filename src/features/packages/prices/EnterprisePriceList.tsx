import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetEnterprisePricesQuery, type EnterprisePrice } from '../../../api/resources/pricesApi';
import { shownError } from '../../../api/transport/shownError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { NothingHere } from '../../../components/feedback/NothingHere';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { isUuid } from '../../../lib/isUuid';
import { PRICES_PATH } from '../packagePaths';
import { PackagePriceTable } from './PackagePriceTable';
import { PriceHistory } from './PriceHistory';

// Prices are read more often than set.
const SetPriceDialog = lazyPart(() => import('./SetPriceDialog').then((module) => module.SetPriceDialog));

/** What one enterprise pays for each standard package, beside what was and will be. */
export function EnterprisePriceList({ enterpriseId }: { enterpriseId: string }) {
  const { t } = useTranslation();
  const [setting, setSetting] = useState<EnterprisePrice['packageId']>();
  const isId = isUuid(enterpriseId);
  const { currentData, error, refetch } = useGetEnterprisePricesQuery(isId ? { enterpriseId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const fault = currentData ? undefined : shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault?.msg} to={PRICES_PATH} label={t('prices.title')} />;
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const chosen = currentData.packages.find(({ packageId }) => packageId === setting);
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <TextLink to={PRICES_PATH}>{t('prices.back')}</TextLink>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Section title={currentData.name}>
          <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('prices.keep')}</Box>
          <PackagePriceTable packages={currentData.packages} onSet={setSetting} />
        </Section>
        <PriceHistory prices={currentData} />
      </Box>
      {chosen && (
        <SetPriceDialog enterprise={currentData} row={chosen} onClose={() => setSetting(undefined)} />
      )}
    </>
  );
}
