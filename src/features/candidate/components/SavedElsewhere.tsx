import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { hasFiles, statedFields } from '@probity/contract/rules/fields/sections';
import { maskIdNumber } from '@probity/contract/rules/masks';
import type { CandidateView, FormSection, FormSectionContent } from '../../../api/resources/candidateApi';
import { labelKeyOf } from '../../../domain/fieldLabels';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { savedContent } from '../hooks/useFormContents';
import { FormReview } from './FormReview';

interface SavedElsewhereProps {
  /** With what the other page saved. */
  view: CandidateView;
  section: FormSection;
  typed: FormSectionContent;
  onChoose: (isMine: boolean) => void;
}

/** A section that another tab or device of the candidate saved since it was read: theirs above what is typed here. */
export function SavedElsewhere({ view, section, typed, onChoose }: SavedElsewhereProps) {
  const { t } = useTranslation();
  // Both answers take it off the screen, and the button that had the focus with it.
  useHeldFocus();
  const saved = savedContent(view, section);
  const fields = differingFields(section, saved, typed).map((key) => t(key));
  return (
    <Alert severity="warning" role="alert" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>
        {t('candidate.elsewhere.title', { section: t(`candidate.section.${section}`) })}
      </AlertTitle>
      {fields.length > 0
        ? t('candidate.elsewhere.body', { fields: fields.join(t('candidate.elsewhere.comma')) })
        : t('candidate.elsewhere.bodyAlike')}
      <Box sx={{ my: 1 }}>
        <FormReview view={view} sections={[section]} contents={{ [section]: saved }} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onChoose(true)}>
          {t('candidate.elsewhere.mine')}
        </Button>
        <Button color="inherit" onClick={() => onChoose(false)}>
          {t('candidate.elsewhere.theirs')}
        </Button>
      </Box>
    </Alert>
  );
}

/** What stands in both differently, by its words; an ID number as both are shown. */
function differingFields(section: FormSection, saved: FormSectionContent, typed: FormSectionContent) {
  if (section === 'identity') {
    const [one, other] = [saved, typed].map(({ idNumber }) => maskIdNumber(idNumber ?? ''));
    return [
      ...(one === other ? [] : (['candidate.field.idNumber'] as const)),
      ...(Boolean(saved.idConfirmed) === Boolean(typed.idConfirmed)
        ? []
        : (['candidate.elsewhere.idConfirmed'] as const)),
    ];
  }
  const [ones, others] = [saved.entries ?? [], typed.entries ?? []];
  const places = Array.from({ length: Math.max(ones.length, others.length) }, (_none, at) => at);
  const differs = (read: (entry: (typeof ones)[number]) => unknown) =>
    places.some((at) => String(read(ones[at] ?? {}) ?? '') !== String(read(others[at] ?? {}) ?? ''));
  return [
    ...statedFields(section)
      .filter(({ name }) => differs((entry) => entry[name as keyof typeof entry]))
      .map(labelKeyOf),
    ...(hasFiles(section) && differs(({ fileIds }) => fileIds) ? (['candidate.field.files'] as const) : []),
    ...((saved.fewerReason ?? '') === (typed.fewerReason ?? '') ? [] : (['candidate.fewer.short'] as const)),
  ];
}
