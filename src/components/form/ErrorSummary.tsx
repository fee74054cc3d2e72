import { useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazyPart';
import { faultAt } from './formRules';
import { useFieldFault } from './useFieldFault';

// Most forms are sent without a fault.
const FaultList = lazyPart(() => import('./FaultList').then((module) => module.FaultList));

interface ErrorSummaryProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The labels of the fields, in the order of the form. */
  labels: Partial<Record<FieldPath<Values>, string>>;
  /** The form's `focus`. */
  onSelect: (name: FieldPath<Values>) => void;
  /** The fewest faults to list: below two, the field's own words are enough. */
  from?: number;
}

/** After a submit: every fault as a link to its field. The form itself moves the focus to the first. */
export function ErrorSummary<Values extends FieldValues>({
  control,
  labels,
  onSelect,
  from = 2,
}: ErrorSummaryProps<Values>) {
  const { t } = useTranslation();
  const words = useFieldFault();
  const { errors, submitCount } = useFormState({ control });
  const faults = (Object.keys(labels) as FieldPath<Values>[]).flatMap((name) => {
    const text = words(faultAt(errors, name));
    return text === undefined ? [] : [{ name, text }];
  });
  if (submitCount === 0 || faults.length < from) return null;
  return (
    <FaultList
      faults={faults.map(({ name, text }) => ({
        name,
        text: t('common.labelled', { label: labels[name], text }),
        onSelect: () => onSelect(name),
      }))}
    />
  );
}
