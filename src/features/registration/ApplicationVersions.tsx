import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../api/resources/registrationsApi';
import { Section } from '../../components/layout/Section';
import { useStatedWords } from '../../domain/useStatedWords';
import { formatDateTime } from '../../lib/dates';
import { changesBetween } from './applicationChanges';
import { ChangeTable } from './ChangeTable';

/** What the applicant sent when, the newest first, and what each correction changed. */
export function ApplicationVersions({ application }: { application: Application }) {
  const { t } = useTranslation();
  const wordsOf = useStatedWords();
  const { earlier, form, content, correctedAt, sentAt, files } = application;
  const sendings = [
    ...earlier,
    { sending: earlier.length + 1, sentAt: correctedAt ?? sentAt, form, content },
  ];
  return (
    <Section title={t('applications.versions.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {sendings.toReversed().map((one) => {
          const before = sendings.find(({ sending }) => sending === one.sending - 1);
          const at = formatDateTime(one.sentAt);
          if (!before) return <li key={one.sending}>{t('applications.versions.first', { at })}</li>;
          const added = files.filter(({ sending }) => sending === one.sending);
          const changes = changesBetween(before, one, wordsOf, added);
          return (
            <li key={one.sending}>
              <div>{t('applications.versions.again', { at })}</div>
              {changes.length > 0 ? (
                <ChangeTable label={t('applications.versions.again', { at })} changes={changes} />
              ) : (
                <Box sx={{ color: 'text.secondary' }}>{t('applications.versions.none')}</Box>
              )}
            </li>
          );
        })}
      </Box>
    </Section>
  );
}
