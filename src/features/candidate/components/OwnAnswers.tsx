import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CandidateItem } from '../../../api/resources/candidateApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';
import { FileNames } from './FileNames';

/** The question about an item and its answer, as it was sent. */
export function OwnAnswers({ answers }: Pick<CandidateItem, 'answers'>) {
  const { t } = useTranslation();
  return answers.map(({ answerId, question, text, at, files }) => (
    <Box
      key={answerId}
      component="section"
      aria-label={t('candidate.answer.own', { time: formatDateTime(at) })}
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.default',
        fontSize: '0.9375rem',
        '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      }}
    >
      <KeyValueList
        isLong
        items={[
          { label: t('candidate.answer.question'), value: question },
          { label: t('candidate.answer.label'), value: text },
          ...(files.length > 0
            ? [
                {
                  label: t('candidate.answer.filesSent'),
                  value: <FileNames names={files.map(({ fileName }) => fileName)} />,
                },
              ]
            : []),
          { label: t('candidate.answer.at'), value: formatDateTime(at) },
        ]}
      />
    </Box>
  ));
}
