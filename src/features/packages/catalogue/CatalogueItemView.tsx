import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCatalogueEntryQuery } from '../../../api/resources/catalogueApi';
import { shownError } from '../../../api/transport/shownError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { NothingHere } from '../../../components/feedback/NothingHere';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { loadPhrases } from '../../../i18n/i18n';
import { CATALOGUE_PATH } from '../packagePaths';
import { CatalogueHistory } from './CatalogueHistory';
import { CatalogueFacts } from './CatalogueFacts';
import { useEntryName } from './useEntryName';

// It is read more often than changed.
const CatalogueForm = lazyPart(async () => {
  // The fields of the candidate's form are called here as they are there.
  const [module] = await Promise.all([import('./CatalogueForm'), loadPhrases('candidate')]);
  return module.CatalogueForm;
});

/** One kind of check: what it is now, to be changed from a day on, beside what it was and will be. */
export function CatalogueItemView({ itemCode }: { itemCode: string }) {
  const { t } = useTranslation();
  const nameOf = useEntryName();
  const [isChanging, setChanging] = useState(false);
  const { currentData, error, refetch } = useGetCatalogueEntryQuery(
    { itemCode },
    { refetchOnMountOrArgChange: true },
  );
  const fault = currentData ? undefined : shownError(error);
  if (fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault.msg} to={CATALOGUE_PATH} label={t('catalogue.title')} />;
  if (fault) return <ErrorState message={fault.msg} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton />;
  const { planned } = currentData.entry;
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <TextLink to={CATALOGUE_PATH}>{t('catalogue.back')}</TextLink>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Section title={nameOf(currentData.entry.values)}>
          {isChanging ? (
            <CatalogueForm detail={currentData} onDone={() => setChanging(false)} />
          ) : (
            <>
              <CatalogueFacts entry={currentData.entry} />
              <Box sx={{ mt: 2 }}>
                {planned ? (
                  <Notice>{t('catalogue.plannedNote', { day: planned.effectiveOn })}</Notice>
                ) : (
                  <Button variant="contained" onClick={() => setChanging(true)}>
                    {t('catalogue.change')}
                  </Button>
                )}
              </Box>
            </>
          )}
        </Section>
        <CatalogueHistory itemCode={itemCode} history={currentData.history} />
      </Box>
    </>
  );
}
