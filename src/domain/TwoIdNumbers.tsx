import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../api/resources/checksApi';
import { Notice } from '../components/feedback/Notice';
import { lazyPart } from '../components/lazyPart';
import { loadPhrases } from '../i18n/i18n';

interface TwoIdNumbersProps {
  /** The reader is the candidate: their own number is "yours". */
  isCandidate?: boolean;
  idNumbers: NonNullable<CheckDetail['idNumbers']>;
}

function TwoNumbers({ idNumbers: { enterprise, candidate, verified }, isCandidate }: TwoIdNumbersProps) {
  const { t } = useTranslation();
  if (isCandidate)
    return (
      <Notice>
        {t('idNumbers.own.differ')} {t(`idNumbers.own.${verified ?? 'open'}`)}
      </Notice>
    );
  return (
    <Notice>
      {t(enterprise ? 'idNumbers.differ' : 'idNumbers.differPlain', { enterprise, candidate })}{' '}
      {t(`idNumbers.${verified ?? 'open'}`)}
    </Notice>
  );
}

/** Both ID numbers when the enterprise and the candidate gave different ones, masked, and which one was verified; to candidates and readers of a link no digit of them. Few records have two. */
export const TwoIdNumbers = lazyPart(async () => {
  await loadPhrases('idNumbers');
  return TwoNumbers;
});
