import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formSections } from '@probity/contract/rules/registrationForm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RegistrationForm } from '../../api/resources/registrationsApi';
import { lazyPart } from '../../components/lazyPart';
import { KeyValueList } from '../../components/data/KeyValueList';
import { Section } from '../../components/layout/Section';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { TextLink } from '../../components/layout/TextLink';
import { loadPhrases } from '../../i18n/i18n';
import { FormVersions } from './FormVersions';
import { LinkPanel } from './LinkPanel';
import { editPath, inviteesPath } from './registrationPaths';

const ApplyPreview = lazyPart(async () => {
  const [module] = await Promise.all([import('./ApplyPreview'), loadPhrases('candidate', 'apply')]);
  return module.ApplyPreview;
});

/** One form: what it asks, its link, who used it, and its versions. */
export function FormView({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation();
  const [isPreviewing, setPreviewing] = useState(false);
  const { formId, content, sent, begun, versions, link, invitees } = form;
  const listed = Object.values(invitees).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <SummaryHeader
        title={content.title}
        facts={[
          <TextLink key="sent" to={`/jobRegistration?form=${formId}`}>
            {t('registration.forms.sent', { count: sent })}
          </TextLink>,
          begun > 0 && ` · ${t('registration.forms.begun', { count: begun })}`,
          !link?.byList && listed > 0 && (
            <span key="invitees">
              {' · '}
              <TextLink to={inviteesPath(formId)}>{t('formLink.invitees', { count: listed })}</TextLink>
            </span>
          ),
        ]}
        actions={
          <>
            <Button variant="outlined" onClick={() => setPreviewing(true)}>
              {t('registration.form.preview')}
            </Button>
            <Button component={Link} to={editPath(formId)} variant="contained">
              {t('registration.form.change')}
            </Button>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        <LinkPanel form={form} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title={t('registration.form.sections')}>
            {content.intro && (
              <Box
                sx={{ color: 'text.secondary', mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              >
                {content.intro}
              </Box>
            )}
            <KeyValueList
              items={[
                ...formSections.map((section) => ({
                  label: t(`registration.form.section.${section}`),
                  value: [
                    t(`registration.form.state.${content.sections[section]}`),
                    content.sections[section] !== 'off' && content.sectionHelps[section],
                  ]
                    .filter(Boolean)
                    .join(' · '),
                })),
                {
                  label: t('registration.form.keptFor'),
                  value: t('registration.form.days', { count: content.keepDays }),
                },
              ]}
            />
            {content.questions.length > 0 && (
              <Box component="ol" sx={{ mt: 2, mb: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
                {content.questions.map(({ id, label, kind, isRequired }) => (
                  <li key={id}>
                    {label}
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {` · ${t(`registration.form.kinds.${kind}`)}`}
                      {isRequired && ` · ${t('registration.form.isRequired')}`}
                    </Box>
                  </li>
                ))}
              </Box>
            )}
          </Section>
          <FormVersions formId={formId} versions={versions} />
        </Box>
      </Box>
      {isPreviewing && <ApplyPreview draft={content} onClose={() => setPreviewing(false)} />}
    </>
  );
}
