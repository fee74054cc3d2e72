import Box from '@mui/material/Box';
import type { DictEntry } from '@probity/contract/rules/dictionaries';
import { useTranslation } from 'react-i18next';
import { differencesOf } from './dictValues';

interface DictDifferenceListProps {
  before: readonly DictEntry[];
  after: readonly DictEntry[];
}

/** What changes, line by line: old → new words, what is offered no more or again, the default, and the order. */
export function DictDifferenceList({ before, after }: DictDifferenceListProps) {
  const { t, i18n } = useTranslation();
  const own = (one: DictEntry) => (i18n.language === 'zh-CN' ? one.zh : one.en);
  const { words, added, taken, given, first, order } = differencesOf(before, after);
  const lines = [
    ...words.map(({ value, lang, was, is }) => ({
      key: `${value} ${lang}`,
      line: t('dictionaries.difference.word', { was, is }),
    })),
    ...added.map(({ value, en, zh }) => ({
      key: `${value} added`,
      line: t('dictionaries.difference.added', { en, zh }),
    })),
    ...taken.map((one) => ({
      key: `${one.value} taken`,
      line: t('dictionaries.difference.taken', { word: own(one) }),
    })),
    ...given.map((one) => ({
      key: `${one.value} given`,
      line: t('dictionaries.difference.given', { word: own(one) }),
    })),
    ...(first ? [{ key: 'first', line: t('dictionaries.difference.first', { word: own(first) }) }] : []),
    ...(order
      ? [{ key: 'order', line: t('dictionaries.difference.order', { words: order.map(own).join(' · ') }) }]
      : []),
  ];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map(({ key, line }) => (
        <li key={key}>{line}</li>
      ))}
    </Box>
  );
}
