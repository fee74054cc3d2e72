import { waysOfAsking, type FieldRules } from '@probity/contract/rules/fields/asked';
import { decidedFields, wayOf } from '@probity/contract/rules/fields/decided';
import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { useFieldList } from './useFieldList';

/** What candidates fill in for an item now: what they must, what they may leave empty, and what they are not asked for. */
export function FieldFacts({ itemCode, rules }: { itemCode: string; rules: FieldRules }) {
  const { t } = useTranslation();
  const listOf = useFieldList();
  const fields = decidedFields(itemCode).map(({ field }) => field);
  return (
    <KeyValueList
      items={waysOfAsking.flatMap((way) => {
        const own = fields.filter((field) => wayOf(field, rules) === way);
        return own.length > 0 ? [{ label: t(`catalogue.entry.fields.${way}`), value: listOf(own) }] : [];
      })}
    />
  );
}
