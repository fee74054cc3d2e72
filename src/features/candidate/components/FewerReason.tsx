import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/FormField';
import type { EntrySection } from '../sectionFields';

interface FewerReasonProps {
  section: EntrySection;
  asked: number;
  value: string;
  hasFault: boolean;
  onChange: (reason: string) => void;
}

/** Whoever gives fewer entries than asked for, or none, says why. */
export function FewerReason({ section, asked, value, hasFault, onChange }: FewerReasonProps) {
  const { t } = useTranslation();
  return (
    <FormField
      label={t(`candidate.fewer.label.${section}`, { count: asked })}
      help={t('candidate.fewer.help')}
      error={hasFault ? t('candidate.fewer.missing') : undefined}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          value={value}
          multiline
          minRows={2}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            input: {
              maxLength: 300,
              'aria-describedby': describedBy,
              'aria-required': true,
              'aria-invalid': hasFault,
            },
          }}
        />
      )}
    </FormField>
  );
}
