import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../api/resources/checksApi';
import { Notice } from '../components/feedback/Notice';
import { lazyPart } from '../components/lazyPart';
import { loadPhrases } from '../i18n/i18n';

interface TwoIdNumbersProps {
  idNumbers: NonNullable<CheckDetail['idNumbers']>;
}

function TwoNumbers({ idNumbers: { enterprise, candidate, verified } }: TwoIdNumbersProps) {
  const { t } = useTranslation();
  return (
    <Notice>
      {t(enterprise ? 'idNumbers.differ' : 'idNumbers.differPlain', { enterprise, candidate })}{' '}
      {t(`idNumbers.${verified ?? 'open'}`)}
    </Notice>
  );
}

/** Both ID numbers when the enterprise and the candidate gave different ones, masked, and which one was verified; to readers of a link no digit of them. Few records have two. */
export const TwoIdNumbers = lazyPart(async () => {
  await loadPhrases('idNumbers');
  return TwoNumbers;
});
