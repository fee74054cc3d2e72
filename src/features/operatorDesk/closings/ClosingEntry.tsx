import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadErasureCertificateQuery, type ClosingRow } from '../../../api/resources/closingsApi';
import { StatusTag, type Tone } from '../../../components/data/StatusTag';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { saveBlob } from '../../../lib/saveBlob';

const tones: Record<ClosingRow['status'], Tone> = {
  closing: 'yellow',
  takenBack: 'neutral',
  erasing: 'red',
  erased: 'green',
};

/** One enterprise that closes or closed: who asked, the day, what became of it, and the certificate. */
export function ClosingEntry({ row }: { row: ClosingRow }) {
  const { t } = useTranslation();
  const { closingId, mainName, status, askedBy, askedAt, eraseOn, isPostponed, reason } = row;
  const { takenBackAt, erasedAt, certificate } = row;
  const [fetchPdf, { isFetching }] = useLazyDownloadErasureCertificateQuery();
  const handleDownload = async (number: string) => {
    const { data } = await fetchPdf({ closingId });
    if (data) saveBlob(data, `${number}.pdf`);
  };
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
        ...{ minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{mainName}</Box>
      <div>
        <StatusTag tone={tones[status]}>{t(`closings.status.${status}`)}</StatusTag>
      </div>
      {status === 'closing' && <div>{t('closings.day', { day: formatDeadline(eraseOn) })}</div>}
      {isPostponed && <div>{t('closings.postponed')}</div>}
      {takenBackAt !== null && <div>{t('closings.takenBackAt', { at: formatDateTime(takenBackAt) })}</div>}
      {erasedAt !== null && <div>{t('closings.erasedAt', { at: formatDateTime(erasedAt) })}</div>}
      {reason !== null && <div>{t('closings.reason', { reason })}</div>}
      <Box sx={{ color: 'text.secondary' }}>
        {/* Whoever belonged to no other account is nobody once it is erased. */}
        {t(erasedAt ? 'closings.askedErased' : 'closings.asked', {
          at: formatDateTime(askedAt),
          name: askedBy,
        })}
      </Box>
      {certificate && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <div>{t('closings.certificate', { number: certificate.number })}</div>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('closings.hash', { hash: certificate.sha256 })}
          </Box>
          <Box sx={{ ml: -0.5 }}>
            <Button
              size="small"
              loading={isFetching}
              aria-label={t('closings.downloadOf', { name: mainName })}
              onClick={() => void handleDownload(certificate.number)}
            >
              {t('closings.download')}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
