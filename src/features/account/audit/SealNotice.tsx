import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useExportAuditEventsMutation,
  useGetAuditSealQuery,
  type AuditSearch,
} from '../../../api/resources/auditApi';
import { useExport } from '../../../api/files/useExport';
import { ExportButton } from '../../../components/inputs/ExportButton';
import { formatDateTime } from '../../../lib/dates';
import { joinSentences } from '../../../lib/joinSentences';

/** The proof of the log's integrity and the position it is sealed up to; beside it the log as a file. */
export function SealNotice({ search }: { search: AuditSearch }) {
  const { t } = useTranslation();
  const { data: seal } = useGetAuditSealQuery(undefined, { refetchOnMountOrArgChange: true });
  const [download] = useExportAuditEventsMutation();
  const exporting = useExport({
    name: 'audit',
    send: (format) => download({ auditExport: { ...search, format } }),
    start: ({ startAuditExport }, format) =>
      startAuditExport.initiate({ auditExport: { ...search, format } }, { track: false }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 1.5 }}>
      <Box sx={{ flex: '1 1 320px', minHeight: 44, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {seal && (
          <>
            {joinSentences(
              seal.sealedAt === null
                ? t('accountAudit.seal.none')
                : t('accountAudit.seal.sealed', {
                    number: seal.lastSeq,
                    time: formatDateTime(seal.sealedAt),
                  }),
              seal.unsealed > 0 && t('accountAudit.seal.waiting', { count: seal.unsealed }),
              t('accountAudit.seal.limit'),
            )}
            {seal.lastHash && (
              <Box sx={{ display: { xs: 'none', sm: 'block' }, overflowWrap: 'anywhere' }}>
                {t('accountAudit.seal.end')}: <code>{seal.lastHash}</code>
              </Box>
            )}
          </>
        )}
      </Box>
      <ExportButton {...exporting} />
    </Box>
  );
}
