import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { lazyPart } from '../../components/lazyPart';
import { Section } from '../../components/layout/Section';
import { loadPhrases } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';

const VersionPreview = lazyPart(async () => {
  const [module] = await Promise.all([import('./VersionPreview'), loadPhrases('candidate', 'apply')]);
  return module.VersionPreview;
});

/** Who changed the form when, how many applications answered each version, and what each of them asked. */
export function FormVersions({ formId, versions }: Pick<RegistrationForm, 'formId' | 'versions'>) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number>();
  return (
    <Section title={t('registration.form.versions')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {versions.map(({ version, savedAt, savedBy, sent }) => (
          <Box component="li" key={version} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {t('registration.form.version', { version, name: savedBy ?? '–', at: formatDateTime(savedAt) })}
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t('registration.form.versionSent', { count: sent })}
              </Box>
            </Box>
            <Button size="small" onClick={() => setOpened(version)}>
              {t('registration.form.openVersion', { version })}
            </Button>
          </Box>
        ))}
      </Box>
      {opened !== undefined && (
        <VersionPreview formId={formId} version={opened} onClose={() => setOpened(undefined)} />
      )}
    </Section>
  );
}
