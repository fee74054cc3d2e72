import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormEntry } from '../../api/resources/candidateApi';
import { StatusTag } from '../../components/data/StatusTag';
import { labelKeyOf } from '../../domain/fieldLabels';
import { besideTable } from '../../domain/report/besideTable';
import { useStatedWords } from '../../domain/useStatedWords';
import type { BesideField, BesideState } from './claimedBeside';

const tones: Record<BesideState, 'green' | 'yellow' | 'neutral'> = {
  verified: 'green',
  differs: 'yellow',
  unchecked: 'neutral',
};

interface BesideTableProps {
  title: string;
  entry: FormEntry;
  fields: readonly BesideField[];
}

/** One entry: each claimed field beside what was found. */
export function BesideTable({ title, entry, fields }: BesideTableProps) {
  const { t } = useTranslation();
  const wordsOf = useStatedWords();
  const id = useId();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="table" aria-labelledby={id} sx={besideTable}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('applications.beside.claimed')}</th>
            <th scope="col">{t('applications.beside.found')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, verified, state }) => (
            <tr key={field.name}>
              <th scope="row">{t(labelKeyOf(field))}</th>
              <td>{wordsOf(field, entry)}</td>
              <td>
                <StatusTag tone={tones[state]}>{t(`applications.beside.state.${state}`)}</StatusTag>
                {state === 'differs' && <div>{wordsOf(field, { [field.name]: verified } as FormEntry)}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
