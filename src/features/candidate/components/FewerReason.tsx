import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { FormField } from '../../../components/form/FormField';
import { isReasonLong } from '../entryFaults';

interface FewerReasonProps {
  section: EntrySection;
  asked: number;
  value: string;
  /** Left out, and told since one tried to go on. */
  isMissing: boolean;
  onChange: (reason: string) => void;
}

/** The reason for fewer entries than required, or none. */
export function FewerReason({ section, asked, value, isMissing, onChange }: FewerReasonProps) {
  const { t } = useTranslation();
  // Told at once: it is not saved like this.
  const isLong = isReasonLong(value);
  const missing = isMissing ? t('candidate.fewer.missing') : undefined;
  return (
    <FormField
      label={t(`candidate.fewer.label.${section}`, { count: asked })}
      help={t('candidate.fewer.help')}
      error={isLong ? t('candidate.field.long') : missing}
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
              'aria-describedby': describedBy,
              'aria-required': true,
              'aria-invalid': isLong || isMissing,
            },
          }}
        />
      )}
    </FormField>
  );
}
