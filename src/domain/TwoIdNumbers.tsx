import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../api/resources/checksApi';
import { Notice } from '../components/feedback/Notice';

/** Both ID numbers when the enterprise and the candidate gave different ones, masked, and which one was verified. */
export function TwoIdNumbers({ idNumbers }: { idNumbers: NonNullable<CheckDetail['idNumbers']> }) {
  const { t } = useTranslation();
  const { enterprise, candidate, verified } = idNumbers;
  return (
    <Notice>
      {t('common.idNumbers.differ', { enterprise, candidate })} {t(`common.idNumbers.${verified ?? 'open'}`)}
    </Notice>
  );
}
