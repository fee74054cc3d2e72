import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BatchColumn } from '../../../api/resources/batchesApi';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { columnLetters, contestsOf, isUndecided, winnerOf, withWinner, type Choices } from './columnChoice';

interface ContestedFieldsProps {
  columns: readonly BatchColumn[];
  choices: Choices;
  wasTried: boolean;
  onChoose: (choices: Choices) => void;
}

/** Asks which of several columns is a field, each with its head and a cell to know it by. */
export function ContestedFields({ columns, choices, wasTried, onChoose }: ContestedFieldsProps) {
  const { t } = useTranslation();
  const optionOf = ({ at, header, samples: [sample] }: BatchColumn) => {
    const letter = columnLetters(at);
    const name = header
      ? t('batch.columns.named', { letter, header })
      : t('batch.columns.unnamed', { letter });
    const cell = sample ? t('batch.mend.such', { sample }) : t('batch.columns.noSample');
    return { value: String(at), label: `${name} · ${cell}` };
  };
  return contestsOf(columns).map((contest) => (
    <Box key={contest.field} sx={{ mb: 2 }}>
      <FieldRadios
        field={{
          name: `column-${contest.field}`,
          value: String(winnerOf(contest, choices) ?? ''),
          error: wasTried && isUndecided(contest, choices) ? 'batch.columns.needed' : undefined,
          inputRef: null,
          onChange: ({ target: { value } }) => onChoose(withWinner(contest, choices, Number(value))),
        }}
        label={t('batch.columns.which', { field: t(`batch.field.${contest.field}`) })}
        isLabelDrawn
        options={contest.columns.map(optionOf)}
      />
    </Box>
  ));
}
