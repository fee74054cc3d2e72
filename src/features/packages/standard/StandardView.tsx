import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStandardPackageQuery } from '../../../api/resources/standardPackagesApi';
import { shownError } from '../../../api/transport/shownError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { NothingHere } from '../../../components/feedback/NothingHere';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { isUuid } from '../../../lib/isUuid';
import { useEntryName } from '../catalogue/useEntryName';
import { STANDARD_PATH } from '../packagePaths';
import { StandardHistory } from './StandardHistory';
import { useStandardRows } from './useStandardRows';

// It is read more often than changed.
const StandardForm = lazyPart(() => import('./StandardForm').then((module) => module.StandardForm));

/** One standard package: what it is now, to be changed from a day on, beside what it was and will be. */
export function StandardView({ packageId }: { packageId: string }) {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const rowsOf = useStandardRows();
  const [isChanging, setChanging] = useState(false);
  const isId = isUuid(packageId);
  const { currentData, error, refetch } = useGetStandardPackageQuery(isId ? { packageId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const fault = currentData ? undefined : shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault?.msg} to={STANDARD_PATH} label={t('standardPackages.title')} />;
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const { values, planned } = currentData.package;
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <TextLink to={STANDARD_PATH}>{t('standardPackages.back')}</TextLink>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Section title={nameOf(values)}>
          {isChanging ? (
            <StandardForm detail={currentData} onDone={() => setChanging(false)} />
          ) : (
            <>
              <KeyValueList items={rowsOf(values)} />
              <Box sx={{ mt: 2 }}>
                {planned ? (
                  <Notice>{t('standardPackages.plannedNote', { day: planned.effectiveOn ?? '' })}</Notice>
                ) : (
                  <Button variant="contained" onClick={() => setChanging(true)}>
                    {t('standardPackages.change')}
                  </Button>
                )}
              </Box>
            </>
          )}
        </Section>
        <StandardHistory detail={currentData} />
      </Box>
    </>
  );
}
