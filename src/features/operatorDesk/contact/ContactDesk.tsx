import { SPHERE_FIELDS } from '@probity/contract/rules/sphereSettings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSphereSettingsQuery } from '../../../api/resources/sphereApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Notice } from '../../../components/feedback/Notice';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { ContactHistory } from './ContactHistory';

// It is read more often than changed.
const ContactForm = lazyPart(() => import('./ContactForm').then((module) => module.ContactForm));

/** How everybody reaches the platform: what it is now, to be changed from a day on, beside what it was and will be. */
export function ContactDesk() {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useGetSphereSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { values, planned, phoneFixed } = data;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        alignItems: 'start',
      }}
    >
      <Section title={t('sphere.title')}>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('sphere.lead')}</Box>
        {phoneFixed && (
          <Box sx={{ mb: 1.5 }}>
            <Notice>{t('sphere.fixed', { phone: phoneFixed })}</Notice>
          </Box>
        )}
        {isChanging ? (
          <ContactForm settings={data} onDone={() => setChanging(false)} />
        ) : (
          <>
            <KeyValueList
              items={SPHERE_FIELDS.map((field) => ({
                label: t(`sphere.field.${field}`),
                value: values[field],
              }))}
            />
            <Box sx={{ mt: 2 }}>
              {planned ? (
                <Notice>{t('sphere.plannedNote', { day: planned.effectiveOn })}</Notice>
              ) : (
                <Button variant="contained" onClick={() => setChanging(true)}>
                  {t('sphere.change')}
                </Button>
              )}
            </Box>
          </>
        )}
      </Section>
      <ContactHistory history={data.history} />
    </Box>
  );
}
