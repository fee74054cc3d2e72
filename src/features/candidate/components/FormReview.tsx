import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DateDoubt, FormEntry, FormSection } from '../../../api/candidateApi';
import { KeyValueList, type KeyValue } from '../../../components/KeyValueList';
import { sectionFields, type EntrySection, type FieldSpec } from '../sectionFields';
import type { SectionContents } from '../unsavedForm';
import { OddValue } from './EntryField';

interface FormReviewProps {
  sections: readonly FormSection[];
  contents: SectionContents;
  /** What is odd about the dates of a section. */
  doubtsOf?: (section: EntrySection, entries: readonly FormEntry[]) => readonly DateDoubt[];
  /** Absent once the form is sent. */
  onChange?: (section: FormSection) => void;
}

/** What was entered, section by section, as it will be read. */
export function FormReview({ sections, contents, doubtsOf, onChange }: FormReviewProps) {
  const { t } = useTranslation();
  const valueOf = (field: FieldSpec, entry: FormEntry): string | undefined => {
    const value = entry[field.name];
    if (typeof value === 'boolean') return value ? t('candidate.review.yes') : undefined;
    if (!value) return undefined;
    return field.optionKey && field.options?.includes(value)
      ? t(`${field.optionKey}.${value}` as ParseKeys)
      : value;
  };
  const entryFacts = (section: EntrySection, entry: FormEntry, doubts: readonly DateDoubt[]): KeyValue[] => [
    ...sectionFields[section].flatMap((field) => {
      const value = valueOf(field, entry);
      const doubt = doubts.find((one) => one.field === field.name);
      const words = doubt && t(`candidate.doubt.${doubt.fault}`);
      return value ? [{ label: t(field.labelKey), value: words ? withDoubt(value, words) : value }] : [];
    }),
    ...(entry.fileIds?.length
      ? [
          {
            label: t('candidate.field.files'),
            value: t('candidate.review.files', { count: entry.fileIds.length }),
          },
        ]
      : []),
  ];
  const factsOf = (section: FormSection): KeyValue[][] => {
    const content = contents[section];
    if (section !== 'identity') {
      const entries = content?.entries ?? [];
      const doubts = doubtsOf?.(section, entries) ?? [];
      const reason = content?.fewerReason?.trim();
      const fewer = reason ? [[{ label: t('candidate.fewer.short'), value: reason }]] : [];
      const groups = entries
        .map((entry, at) =>
          entryFacts(
            section,
            entry,
            doubts.filter((one) => one.entry === at),
          ),
        )
        .filter((facts) => facts.length > 0);
      return [...groups, ...fewer];
    }
    if (!content?.name) return [];
    const idNumber = content.idNumber
      ? [{ label: t('candidate.field.idNumber'), value: content.idNumber }]
      : [];
    return [[{ label: t('candidate.field.name'), value: content.name }, ...idNumber]];
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {sections.map((section) => {
        const groups = factsOf(section);
        const name = t(`candidate.section.${section}`);
        return (
          <Card component="section" key={section} aria-label={name} sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
              <Box component="h2" sx={{ m: 0, flex: 1, fontSize: '1.0625rem', fontWeight: 650 }}>
                {name}
              </Box>
              {onChange && (
                <Button
                  color="primary"
                  onClick={() => onChange(section)}
                  aria-label={t('candidate.review.changeOf', { name })}
                >
                  {t('candidate.review.change')}
                </Button>
              )}
            </Box>
            {groups.length === 0 && <Box sx={{ color: 'look.ink3' }}>{t('candidate.review.empty')}</Box>}
            <Box sx={{ display: 'grid', gap: 2, fontSize: '0.9375rem' }}>
              {groups.map((facts, index) => (
                <KeyValueList key={index} items={facts} />
              ))}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}

function withDoubt(value: string, words: string) {
  return (
    <>
      {value} <OddValue words={words} />
    </>
  );
}
