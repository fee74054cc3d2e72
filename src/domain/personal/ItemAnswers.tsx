import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckItemRow } from '../../api/resources/checksApi';
import { Moment } from '../../components/data/Moment';
import { CheckFiles } from './CheckFiles';

type ItemAnswer = CheckItemRow['answers'][number];

interface ItemAnswersProps {
  checkId: string;
  question: string | null;
  asked: CheckItemRow['asked'];
  answers: readonly ItemAnswer[];
  /** Suggested purpose for opening a document. */
  purpose?: string;
}

/** A long file name breaks instead of widening the column. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The questions about an item and their answers: words, files, person and time. The open question comes last. */
export function ItemAnswers({ checkId, question, asked, answers, purpose }: ItemAnswersProps) {
  const { t } = useTranslation();
  const writer = ({ actorKind, actor }: ItemAnswer) =>
    actorKind === 'named' ? (actor ?? '') : t(`personal.answers.${actorKind}`);
  const staff = (name: string | null) => name ?? t('personal.answers.staff');
  return (
    <Box
      component="ul"
      aria-label={t('personal.answers.title')}
      sx={{ ...oneColumn, listStyle: 'none', m: 0, p: 0, gap: 1.5 }}
    >
      {answers.map((answer) => (
        <Box component="li" key={answer.answerId} sx={{ ...oneColumn, gap: 0.75 }}>
          <Said
            who={t('personal.answers.asked', { who: staff(answer.askedBy) })}
            at={answer.askedAt}
            text={answer.question}
          />
          <Box sx={{ ...oneColumn, pl: 1.5, borderLeft: 2, borderColor: 'divider', gap: 0.5 }}>
            <Said
              who={t('personal.answers.answered', { who: writer(answer) })}
              at={answer.at}
              text={answer.text}
            />
            {answer.files.length > 0 && (
              <CheckFiles checkId={checkId} files={answer.files} purpose={purpose} />
            )}
          </Box>
        </Box>
      ))}
      {question && asked && (
        <li>
          <Said
            who={`${t('personal.answers.asked', { who: staff(asked.by) })}, ${t(`personal.answers.waitsFor.${asked.of}`)}`}
            at={asked.at}
            text={question}
          />
        </li>
      )}
    </Box>
  );
}

function Said({ who, at, text }: { who: string; at: string | null; text: string }) {
  return (
    <div>
      <Box sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>
        {who}
        {at && (
          <>
            {' · '}
            <Moment at={at} isExact />
          </>
        )}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
    </div>
  );
}
