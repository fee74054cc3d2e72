import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LONGEST_ANSWER } from '@probity/contract/rules/registrationForm';
import type { OwnQuestion } from '../../../api/resources/ownApplicationApi';
import { DateLine } from '../../../components/form/DateLine';
import { FormField } from '../../../components/form/FormField';
import { TextLine } from '../../../components/form/TextLine';
import { FieldSelect } from '../../../components/inputs/CompactSelect';

import { joinSentences } from '../../../lib/joinSentences';
import { FilesField } from './FilesField';
import { NewMark } from './NewMark';
import type { OwnFiles } from './useOwnFiles';

interface QuestionFieldProps {
  question: OwnQuestion;
  value: string;
  /** Of the whole form. */
  files: OwnFiles;
  /** To send. */
  wasTried: boolean;
  onChange: (value: string) => void;
  /** In words. */
  error: string | undefined;
  /** Added to the form since it was opened here. */
  isNew: boolean;
}

/** One question of the enterprise's own, drawn by its kind. */
export function QuestionField({
  question,
  value,
  files,
  wasTried,
  onChange,
  error,
  isNew,
}: QuestionFieldProps) {
  const { t } = useTranslation();
  const { kind, label, help, isRequired, choices, legalReason } = question;
  const why = legalReason && t('apply.legalReason', { reason: legalReason });
  const words = { label, help: joinSentences(help, why), isOptional: !isRequired, error };
  const input =
    kind === 'file' ? (
      <FilesField
        files={files}
        place={question.id}
        label={label}
        help={words.help}
        isRequired={isRequired}
        wasTried={wasTried}
        error={error}
      />
    ) : kind === 'date' ? (
      <DateLine {...words} kind="day" keepsText value={value} onChange={onChange} />
    ) : kind === 'choice' ? (
      <FormField {...words}>
        {({ id, describedBy }) => (
          <FieldSelect
            id={id}
            value={value}
            aria-describedby={describedBy}
            aria-required={isRequired}
            aria-invalid={error !== undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            <option value="">{t('apply.choose')}</option>
            {choices.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </FieldSelect>
        )}
      </FormField>
    ) : (
      <TextLine
        {...words}
        name={question.id}
        value={value}
        rows={2}
        maxLength={LONGEST_ANSWER}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {isNew && <NewMark />}
      {input}
    </Box>
  );
}
