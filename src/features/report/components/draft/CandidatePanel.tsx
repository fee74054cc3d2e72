import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { DraftItem, ReportDraft } from '../../../../api/resources/reportsApi';
import { KeyValueList } from '../../../../components/data/KeyValueList';
import { Section } from '../../../../components/layout/Section';
import { TextLink } from '../../../../components/layout/TextLink';
import { MaskedValue } from '../../../../domain/personal/MaskedValue';
import { TwoIdNumbers } from '../../../../domain/TwoIdNumbers';
import { FormPart } from './FormPart';
import { StatedEntry } from './StatedEntry';

interface CandidatePanelProps {
  draft: ReportDraft;
  /** The item on screen; undefined at the review. */
  item: DraftItem | undefined;
}

/** Beside the finding: the candidate, their statements and uploads for this item, and the enterprise's reason. */
export function CandidatePanel({ draft, item }: CandidatePanelProps) {
  const { t } = useTranslation();
  const { checkId } = draft;
  const purpose = item ? t('report.draft.purpose', { item: item.name }) : t('report.draft.purposeOfReview');
  const labels = {
    mobile: t('reportBody.phone'),
    idNumber: t('reportBody.idNumber'),
    orderedIdNumber: t('report.draft.orderedIdNumber'),
  };
  const masked = (field: keyof typeof labels, value: string | null) => {
    const label = labels[field];
    return { label, value: <MaskedValue {...{ checkId, field, value, label, purpose }} mayReveal /> };
  };
  return (
    <Section title={t('report.draft.candidate')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Beside the form the panel is narrow: an ID number is 18 signs long, and is read on one line.
          '&& dl': { gridTemplateColumns: { md: 'fit-content(40%) minmax(0, 1fr)' } },
        }}
      >
        <KeyValueList
          items={[
            { label: t('report.draft.candidateName'), value: draft.candidateName },
            masked('idNumber', draft.idNumberMasked),
            ...(draft.idNumbers ? [masked('orderedIdNumber', draft.idNumbers.enterprise)] : []),
            masked('mobile', draft.candidateMobile),
          ]}
        />
        {draft.idNumbers && <TwoIdNumbers idNumbers={draft.idNumbers} />}
        {item?.reason && (
          <FormPart title={t('report.draft.enterpriseReason')}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{item.reason}</Box>
          </FormPart>
        )}
        {item?.notGiven && (
          <FormPart title={t('reportBody.whyNotGiven')}>
            <Box sx={{ overflowWrap: 'anywhere' }}>{item.notGiven}</Box>
          </FormPart>
        )}
        {item && item.stated.length > 0 && (
          <FormPart title={t('report.draft.stated')}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {item.stated.map((stated) => (
                <StatedEntry
                  // Keyed by item, so that a revealed value of another one stays there.
                  key={`${item.checkItemId}:${stated.entry}`}
                  checkId={checkId}
                  stated={stated}
                  purpose={purpose}
                />
              ))}
            </Box>
          </FormPart>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <TextLink to={`/backRecord/detail?id=${checkId}`}>{t('report.draft.toRecord')}</TextLink>
          <TextLink to="/workOrder">{t('report.draft.toQueue')}</TextLink>
        </Box>
      </Box>
    </Section>
  );
}
