import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { batchFields, requiredBatchFields, type BatchField } from '@probity/contract/rules/batch/fields';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadBatchTemplateQuery } from '../../../api/resources/batchesApi';
import { useExport } from '../../../api/files/useExport';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { Section } from '../../../components/layout/Section';

/** An empty list to fill in, and which columns are read from any list. */
export function Templates() {
  const { t } = useTranslation();
  const [download] = useLazyDownloadBatchTemplateQuery();
  const { onExport, isRunning } = useExport({ name: 'batch', send: (format) => download({ format }) });
  const whenOf = (field: BatchField) => {
    if (requiredBatchFields.includes(field)) return t('batch.start.needed');
    return t(field === 'idNumber' ? 'batch.start.optional' : 'batch.start.perRow');
  };
  return (
    <>
      <Section title={t('batch.start.templateTitle')}>
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('batch.start.template')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" loading={isRunning || null} onClick={() => onExport('xlsx')}>
            {t('batch.start.xlsx')}
          </Button>
          <Button variant="outlined" disabled={isRunning} onClick={() => onExport('csv')}>
            {t('batch.start.csv')}
          </Button>
        </Box>
      </Section>
      <Section title={t('batch.start.columns')}>
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('batch.start.columnsLead')}</Box>
        <KeyValueList
          items={batchFields.map((field) => ({ label: t(`batch.field.${field}`), value: whenOf(field) }))}
        />
      </Section>
    </>
  );
}
