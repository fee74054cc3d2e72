import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadRegistrationSheetQuery } from '../../api/resources/registrationsApi';
import { saveBlob } from '../../lib/saveBlob';

/** The sheet with title, QR code, link and last day, as PDF. */
export function SheetButton({ formId, lastDay }: { formId: string; lastDay: string }) {
  const { t } = useTranslation();
  const [fetchSheet, { isFetching }] = useLazyDownloadRegistrationSheetQuery();
  const handleClick = async () => {
    const { data } = await fetchSheet({ formId });
    if (data) saveBlob(data, t('formLink.sheetName', { day: lastDay }));
  };
  return (
    <Button variant="outlined" loading={isFetching || null} onClick={() => void handleClick()}>
      {t('formLink.sheet')}
    </Button>
  );
}
