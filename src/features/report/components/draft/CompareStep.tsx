import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useReopenItemMutation, type DraftItem } from '../../../../api/resources/reportsApi';
import { WellFormed } from '../../../../domain/report/WellFormed';

interface CompareStepProps {
  item: DraftItem;
  mayEdit: boolean;
}

/** Turns a machine's computation over to a person: the item is worked on, with the document or source as its evidence. */
export function CompareStep({ item, mayEdit }: CompareStepProps) {
  const { t } = useTranslation();
  const [reopen, { isLoading }] = useReopenItemMutation();
  const handleCompare = () =>
    void reopen({ body: { checkItemId: item.checkItemId, reason: t('report.draft.compareReason') } });
  return (
    <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start' }}>
      <WellFormed item={item} />
      {mayEdit && item.status === 'done' && item.itemCode === 'identity' && (
        <Button variant="outlined" onClick={handleCompare} loading={isLoading}>
          {t('report.draft.compare')}
        </Button>
      )}
    </Box>
  );
}
