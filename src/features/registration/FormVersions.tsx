import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { Section } from '../../components/layout/Section';
import { formatDateTime } from '../../lib/dates';

/** Who changed the form when, and how many applications answered each version. */
export function FormVersions({ versions }: Pick<RegistrationForm, 'versions'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('registration.form.versions')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {versions.map(({ version, savedAt, savedBy, sent }) => (
          <li key={version}>
            {t('registration.form.version', { version, name: savedBy ?? '–', at: formatDateTime(savedAt) })}
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('registration.form.versionSent', { count: sent })}
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}
