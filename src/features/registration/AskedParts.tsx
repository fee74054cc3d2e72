import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { askedFields } from '@probity/contract/rules/fields/asked';
import { entrySections, type EntrySection } from '@probity/contract/rules/fields/sections';
import type { FormSections, RegistrationFormDraft } from '@probity/contract/rules/registrationForm';
import { useTranslation } from 'react-i18next';
import { useListCatalogueItemsQuery } from '../../api/resources/packagesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PreviewLine } from '../../components/layout/PreviewLine';
import { PreviewPart } from '../../components/layout/PreviewPart';
import { labelKeyOf } from '../../domain/fieldLabels';
import { joinSentences } from '../../lib/joinSentences';

/** All that a form asks, in the order in which an applicant reads it. Nothing can be typed here. */
export function AskedParts({ draft }: { draft: RegistrationFormDraft }) {
  const { t } = useTranslation();
  const leadOf = (section: keyof FormSections) =>
    joinSentences(
      draft.sections[section] === 'optional' && t('apply.optionalSection'),
      draft.sectionHelps[section],
    );
  return (
    <>
      <Typography variant="h3" component="p">
        {draft.title || '–'}
      </Typography>
      {draft.intro && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{draft.intro}</Box>}
      <PreviewPart title={t('apply.about')}>
        <PreviewLine label={t('apply.name')} />
        <PreviewLine label={t('apply.phone')} />
      </PreviewPart>
      {entrySections
        .filter((section) => draft.sections[section] !== 'off')
        .map((section) => (
          <PreviewPart key={section} title={t(`candidate.section.${section}`)} lead={leadOf(section)}>
            <SectionFields section={section} />
          </PreviewPart>
        ))}
      {draft.sections.documents !== 'off' && (
        <PreviewPart title={t('apply.documents')} lead={leadOf('documents')}>
          <PreviewLine label={t('apply.documentsLead')} />
        </PreviewPart>
      )}
      {draft.questions.length > 0 && (
        <PreviewPart title={t('apply.questions')}>
          {draft.questions.map((one) => (
            <PreviewLine
              key={one.id}
              label={one.label || '–'}
              note={one.isRequired ? '' : t('common.state.optional')}
              below={[
                one.help,
                one.choices.join(' / '),
                one.legalReason && t('apply.legalReason', { reason: one.legalReason }),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          ))}
        </PreviewPart>
      )}
      <PreviewPart title={t('apply.notice.title')}>
        <Box sx={{ fontSize: '0.8125rem' }}>
          {joinSentences(t('apply.notice.days', { count: draft.keepDays }), t('apply.notice.own'))}
        </Box>
      </PreviewPart>
    </>
  );
}

/** Whatever a check that compares these entries asks for now. */
function SectionFields({ section }: { section: EntrySection }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListCatalogueItemsQuery();
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton blocks={1} />;
  return askedFields(section, data).map((field) => (
    <PreviewLine
      key={field.name}
      label={t(labelKeyOf(field))}
      note={field.required ? '' : t('common.state.optional')}
    />
  ));
}
