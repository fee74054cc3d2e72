import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';
import { formatDateTime } from '../../../lib/dates';

/** Who wrote a version, what became of it and through whom, and of a contract whether it is signed anew. */
export function VersionFacts({ kind, version }: { kind: SignedTextKind; version: TextVersion }) {
  const { t } = useTranslation();
  const { writtenBy, writtenAt, decidedBy, decidedAt, withdrawnBy, withdrawnAt, reason, signAnew } = version;
  const decided = reason === null ? 'signedTexts.signedOffBy' : 'signedTexts.sentBackBy';
  if (!writtenAt) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <div>{t('signedTexts.writtenBy', { name: writtenBy, at: formatDateTime(writtenAt) })}</div>
      {decidedAt && <div>{t(decided, { name: decidedBy, at: formatDateTime(decidedAt) })}</div>}
      {reason !== null && <Box sx={{ whiteSpace: 'pre-line' }}>{t('signedTexts.reason', { reason })}</Box>}
      {withdrawnAt && (
        <div>{t('signedTexts.withdrawnBy', { name: withdrawnBy, at: formatDateTime(withdrawnAt) })}</div>
      )}
      {kind === 'serviceContract' && (
        <div>{t(signAnew ? 'signedTexts.signAnew' : 'signedTexts.notAnew')}</div>
      )}
    </Box>
  );
}
