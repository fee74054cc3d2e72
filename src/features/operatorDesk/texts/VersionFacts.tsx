import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';
import { formatDateTime } from '../../../lib/dates';

interface VersionFactsProps {
  kind: SignedTextKind;
  version: TextVersion;
}

/** Who wrote a version, what became of it and through whom, and of a contract whether it is signed anew. */
export function VersionFacts({ kind, version }: VersionFactsProps) {
  const { t } = useTranslation();
  const { writtenBy, writtenAt, withdrawnBy, withdrawnAt } = version;
  if (!writtenAt) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <div>{t('signedTexts.writtenBy', { name: writtenBy, at: formatDateTime(writtenAt) })}</div>
      <VersionDecision version={version} />
      {withdrawnAt && (
        <div>
          {t('signedTexts.history.withdrawnBy', { name: withdrawnBy, at: formatDateTime(withdrawnAt) })}
        </div>
      )}
      <SignedAnew kind={kind} version={version} />
    </Box>
  );
}

/** Who signed it off, or sent it back and why. */
export function VersionDecision({ version: { decidedBy, decidedAt, reason } }: { version: TextVersion }) {
  const { t } = useTranslation();
  if (!decidedAt) return null;
  const decided = reason === null ? 'signedTexts.history.signedOffBy' : 'signedTexts.sentBackBy';
  return (
    <>
      <div>{t(decided, { name: decidedBy, at: formatDateTime(decidedAt) })}</div>
      {reason !== null && <Box sx={{ whiteSpace: 'pre-line' }}>{t('signedTexts.reason', { reason })}</Box>}
    </>
  );
}

/** Of a contract, whether who signed an earlier version signs this one; of what the installation began with there is nothing to say. */
export function SignedAnew({ kind, version: { signAnew, writtenAt } }: VersionFactsProps) {
  const { t } = useTranslation();
  if (kind !== 'serviceContract' || !writtenAt) return null;
  return <div>{t(signAnew ? 'signedTexts.signAnew' : 'signedTexts.notAnew')}</div>;
}
