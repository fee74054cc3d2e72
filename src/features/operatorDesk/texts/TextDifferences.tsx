import { plainWords, type TextWords } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { differences, type Difference } from './differences';

const linesOf = (words: TextWords) => {
  const { title, body } = plainWords(words);
  return [title, ...body.split('\n\n')];
};

/** What differs from the version it follows, paragraph by paragraph; what was kept is counted. */
export function TextDifferences({ words, before }: { words: TextWords; before: TextWords | null }) {
  const { t } = useTranslation();
  if (!before) return <div>{t('signedTexts.view.noneBefore')}</div>;
  const found = differences(linesOf(before), linesOf(words));
  if (found.every(({ what }) => what === 'kept')) return <div>{t('signedTexts.view.same')}</div>;
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      {found.map((difference, index) => (
        <Run key={index} {...difference} />
      ))}
    </Box>
  );
}

function Run({ what, lines }: Difference) {
  const { t } = useTranslation();
  if (what === 'kept') {
    return (
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('signedTexts.view.kept', { count: lines.length })}
      </Box>
    );
  }
  const isGone = what === 'gone';
  return lines.map((line, index) => (
    <Box
      key={index}
      component={isGone ? 'del' : 'ins'}
      sx={{
        display: 'block',
        px: 1.5,
        py: 0.75,
        borderLeft: 4,
        borderColor: isGone ? 'lamp.red' : 'lamp.green',
        bgcolor: isGone ? 'lamp.redSoft' : 'lamp.greenSoft',
        textDecoration: 'none',
        borderRadius: 1,
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t(isGone ? 'signedTexts.view.gone' : 'signedTexts.view.added')}
      </Box>
      <Box component="span" aria-hidden sx={{ fontWeight: 700, mr: 1 }}>
        {isGone ? '−' : '+'}
      </Box>
      {line}
    </Box>
  ));
}
