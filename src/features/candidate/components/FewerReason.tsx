import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT } from '@probity/contract/rules/fields/kinds';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import { FormField } from '../../../components/form/FormField';

interface FewerReasonProps {
  section: EntrySection;
  asked: number;
  value: string;
  hasFault: boolean;
  onChange: (reason: string) => void;
}

/** The reason for fewer entries than required, or none. */
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
              maxLength: MAX_TEXT,
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
