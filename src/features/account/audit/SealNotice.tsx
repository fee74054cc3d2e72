import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useExportAuditEventsMutation, useGetAuditSealQuery, type AuditSearch } from '../../../api/auditApi';
import { ExportButton } from '../../../components/ExportButton';
import { formatDateTime, today } from '../../../lib/dates';
import { saveBlob } from '../../../lib/saveBlob';

/** How the log is proved to be whole and how far it is sealed; beside it the log as a file. */
export function SealNotice({ search }: { search: AuditSearch }) {
  const { t } = useTranslation();
  const { data: seal } = useGetAuditSealQuery(undefined, { refetchOnMountOrArgChange: true });
  const [download, { isLoading }] = useExportAuditEventsMutation();
  const handleExport = async (format: 'xlsx' | 'csv') => {
    const { data } = await download({ body: { ...search, format } });
    if (data) saveBlob(data, `probity-audit-${today()}.${format}`);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 1.5 }}>
      <Box sx={{ flex: '1 1 320px', minHeight: 44, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {seal && (
          <>
            {seal.sealedAt === null
              ? t('accountAudit.seal.none')
              : t('accountAudit.seal.sealed', {
                  number: seal.lastSeq,
                  time: formatDateTime(seal.sealedAt),
                })}{' '}
            {seal.unsealed > 0 && t('accountAudit.seal.waiting', { count: seal.unsealed })}{' '}
            {t('accountAudit.seal.limit')}
            {seal.lastHash && (
              <Box sx={{ display: { xs: 'none', sm: 'block' }, overflowWrap: 'anywhere' }}>
                {t('accountAudit.seal.end')}: <code>{seal.lastHash}</code>
              </Box>
            )}
          </>
        )}
      </Box>
      <ExportButton onExport={(format) => void handleExport(format)} isRunning={isLoading} />
    </Box>
  );
}
