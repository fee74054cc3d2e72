import { useTranslation } from 'react-i18next';
import { useListLostPhonesQuery } from '../../../api/resources/lostPhonesApi';
import { StatusTag } from '../../../components/data/StatusTag';

/** How the request for a member's new phone stands, beside the member; of those that ended without one too, for a while. */
export function LostPhoneTag({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { data = [] } = useListLostPhonesQuery();
  const status = data.find((one) => one.userId === userId)?.status;
  if (!status || status === 'withdrawn') return null;
  return (
    <StatusTag tone={status === 'open' ? 'blue' : status === 'replaced' ? 'neutral' : 'yellow'}>
      {t(`accountUsers.lostPhone.${status}`)}
    </StatusTag>
  );
}
