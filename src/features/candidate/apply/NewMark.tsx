import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../components/data/StatusTag';

/** Stands at what a form did not ask when somebody began to fill it in. */
export function NewMark() {
  const { t } = useTranslation();
  return (
    <Box>
      <StatusTag tone="blue">{t('apply.new')}</StatusTag>
    </Box>
  );
}
