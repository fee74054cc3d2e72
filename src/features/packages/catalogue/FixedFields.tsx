import Box from '@mui/material/Box';
import { decidedFields, type WhyFixed } from '@probity/contract/rules/fields/decided';
import { useTranslation } from 'react-i18next';
import { useFieldList } from './useFieldList';

const reasons: readonly WhyFixed[] = ['compared', 'needed', 'box', 'endless', 'wish'];

/** The fields of an item that nobody decides about, by why. */
export function FixedFields({ itemCode }: { itemCode: string }) {
  const { t } = useTranslation();
  const listOf = useFieldList();
  const all = decidedFields(itemCode);
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
      {reasons.map((reason) => {
        const fields = all.filter(({ why }) => why === reason).map(({ field }) => field);
        if (fields.length === 0) return null;
        return <li key={reason}>{t(`catalogue.entry.why.${reason}`, { fields: listOf(fields) })}</li>;
      })}
    </Box>
  );
}
