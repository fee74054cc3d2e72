import Box from '@mui/material/Box';
import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/layout/LinkButton';
import type { Evidence } from '../../api/resources/reportsApi';
import { StatusTag } from '../../components/data/StatusTag';
import { formatDateTime } from '../../lib/dates';

interface EvidenceListProps {
  evidence: readonly Evidence[];
  /** Absent: file names are plain text, for readers who may know of a file but not open it. */
  onDownload?: (fileId: string, fileName: string) => void;
  /** Further actions on a piece, e.g. removing it. */
  actionOf?: (evidence: Evidence) => ReactNode;
}

/** The sources of a finding: file, source, method, time, person, and the hash that shows it is unchanged. */
export function EvidenceList({ evidence, onDownload, actionOf }: EvidenceListProps) {
  const { t } = useTranslation();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {evidence.map((one) => (
        <Box
          component="li"
          key={one.evidenceId}
          sx={{ display: 'flex', alignItems: 'flex-start', flexWrap: 'wrap', gap: 1 }}
        >
          <StatusTag>{t('reportBody.evidence')}</StatusTag>
          <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
            <EvidenceName evidence={one} onDownload={onDownload} /> <EvidenceFacts evidence={one} />
            {one.note && <Box sx={{ color: 'text.secondary' }}>{one.note}</Box>}
          </Box>
          {actionOf?.(one)}
        </Box>
      ))}
    </Box>
  );
}

function EvidenceName({
  evidence,
  onDownload,
}: Pick<EvidenceListProps, 'onDownload'> & { evidence: Evidence }) {
  const { t } = useTranslation();
  const { file, source } = evidence;
  if (!file || !onDownload) return <strong>{file?.fileName ?? source}</strong>;
  return (
    <LinkButton
      type="button"
      onClick={() => onDownload(file.fileId, file.fileName)}
      aria-label={t('reportBody.download', { name: file.fileName })}
      sx={{ fontWeight: 600 }}
    >
      {file.fileName}
    </LinkButton>
  );
}

function EvidenceFacts({ evidence }: { evidence: Evidence }) {
  const { t, i18n } = useTranslation();
  const { file, source, method, obtainedAt, operatorName } = evidence;
  const methodKey = `reportBody.method.${method}`;
  const facts = [
    file && source,
    i18n.exists(methodKey) ? t(methodKey as ParseKeys) : method,
    formatDateTime(obtainedAt),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
      {facts.join(' · ')}
      {operatorName && (
        <span className="no-print">{` · ${t('reportBody.addedBy', { name: operatorName })}`}</span>
      )}
      {file && (
        <>
          {' · '}
          <span title={file.sha256}>{t('reportBody.hash', { short: shortHash(file.sha256) })}</span>
        </>
      )}
    </Box>
  );
}

/** Enough to compare by eye; the whole hash is in the title. */
function shortHash(sha256: string): string {
  return `${sha256.slice(0, 8)}…${sha256.slice(-4)}`;
}
