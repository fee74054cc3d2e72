import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsInForce } from '@probity/contract/rules/fields/inForce';
import { statedFields, type EntrySection } from '@probity/contract/rules/fields/sections';
import { maskIdNumber } from '@probity/contract/rules/masks';
import type {
  CandidateView,
  FormDoubt,
  FormEntry,
  FormSection,
  FormSectionContent,
} from '../../../api/resources/candidateApi';
import { KeyValueList, type KeyValue } from '../../../components/data/KeyValueList';
import { identityFaults } from '../identityRules';
import { labelKeyOf } from '../../../domain/fieldLabels';
import { useStatedWords } from '../../../domain/useStatedWords';
import type { FormUpload, SectionContents } from '../unsavedForm';
import { ValueDoubt } from './ValueDoubt';
import { FileNames } from './FileNames';

interface FormReviewProps {
  view: Pick<CandidateView, 'candidateName' | 'signedAs' | 'files' | 'idNumberMasked'>;
  sections: readonly FormSection[];
  contents: SectionContents;
  /** Files that are under way or failed. */
  uploads?: readonly FormUpload[];
  /** Doubts about the dates of a section. */
  doubtsOf?: (section: EntrySection, entries: readonly FormEntry[]) => readonly FormDoubt[];
  /** Absent once the form is submitted. */
  onChange?: (section: FormSection) => void;
}

/** The form's contents, section by section, for reading. */
export function FormReview({ view, sections, contents, uploads = [], doubtsOf, onChange }: FormReviewProps) {
  const { t } = useTranslation();
  const valueOf = useStatedWords();
  const filesOf = ({ fileIds = [] }: FormEntry, pending: readonly FormUpload[]): ReactNode[] => [
    ...fileIds.map(
      (id) => view.files.find(({ fileId }) => fileId === id)?.fileName ?? t('candidate.field.files'),
    ),
    ...pending.map(({ id, name, error }) => (
      <ValueDoubt
        key={id}
        words={
          error === undefined
            ? t('candidate.review.uploading', { name })
            : t('components.file.failed', { name, reason: error })
        }
      />
    )),
  ];
  const entryFacts = (
    section: EntrySection,
    entry: FormEntry,
    doubts: readonly FormDoubt[],
    files: readonly ReactNode[],
  ): KeyValue[] => [
    ...fieldsInForce(statedFields(section), entry).flatMap((field) => {
      // Left empty it says so, where anything is said.
      const goesOn = section === 'employment' && field.name === 'to' && !entry.to && entry.company;
      const value = goesOn ? t('candidate.field.stillThere') : valueOf(field, entry);
      const doubt = doubts.find((one) => one.field === field.name);
      const words = doubt && t(`candidate.doubt.${doubt.fault}`);
      return value ? [{ label: t(labelKeyOf(field)), value: words ? withDoubt(value, words) : value }] : [];
    }),
    ...(files.length > 0 ? [{ label: t('candidate.field.files'), value: <FileNames names={files} /> }] : []),
  ];
  /** Masked, like everywhere once it is typed. Without a number of their own the candidate sends the enterprise's. */
  const identityFacts = (content: FormSectionContent): KeyValue[] => {
    const number = content.idNumber ?? view.idNumberMasked ?? '';
    const fault = onChange && identityFaults(content, view.idNumberMasked != null).idNumber;
    const masked = maskIdNumber(number);
    return [
      { label: t('candidate.field.name'), value: view.signedAs ?? view.candidateName },
      {
        label: t('candidate.field.idNumber'),
        value: fault ? withDoubt(masked, t(fault as ParseKeys)) : masked,
      },
    ];
  };
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
            filesOf(
              entry,
              uploads.filter(({ place }) => place.section === section && place.entry === at),
            ),
          ),
        )
        .filter((facts) => facts.length > 0);
      return [...groups, ...fewer];
    }
    return [identityFacts(content ?? {})];
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
      {value} <ValueDoubt words={words} />
    </>
  );
}
