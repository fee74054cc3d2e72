import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { statedFields } from '@probity/contract/rules/fields/sections';
import { FaultList } from '../../../components/form/FaultList';
import { labelKeyOf } from '../../../domain/fieldLabels';
import { useFaultWords } from '../hooks/useFaultWords';
import type { FormGap } from '../sectionFaults';

interface GapListProps {
  gaps: readonly FormGap[];
  onMend: (gap: FormGap) => void;
}

const ofForm: Readonly<Partial<Record<string, ParseKeys>>> = {
  idNumber: 'candidate.field.idNumber',
  idConfirmed: 'candidate.field.idNumber',
  fewerReason: 'candidate.fewer.short',
  fileIds: 'candidate.field.files',
};

/** What keeps the form from being sent: each by its section and field, and a way there. */
export function GapList({ gaps, onMend }: GapListProps) {
  const { t } = useTranslation();
  const wordsOf = useFaultWords();
  const textOf = ({ section, entry, name, fault, msg }: FormGap): string => {
    const place = [
      t(`candidate.section.${section}`),
      ...(section !== 'identity' && entry !== undefined
        ? [t(`candidate.entry.${section}`, { number: entry + 1 })]
        : []),
    ].join(' · ');
    const field = section === 'identity' ? undefined : statedFields(section).find((one) => one.name === name);
    const label = field ? t(labelKeyOf(field)) : name && ofForm[name] && t(ofForm[name]);
    if (fault?.isMissing && field) return t('common.labelled', { label: place, text: wordsOf(fault, field) });
    const text = msg ?? (fault ? t(fault.key as ParseKeys) : '');
    return t('common.labelled', { label: label ? `${place} · ${label}` : place, text });
  };
  return (
    // The attempt to send moves here.
    <div data-invalid="true" tabIndex={-1} style={{ outline: 'none' }}>
      <FaultList
        faults={gaps.map((gap) => ({
          name: [gap.section, gap.entry, gap.name].join('.'),
          text: textOf(gap),
          onSelect: () => onMend(gap),
        }))}
      />
    </div>
  );
}
