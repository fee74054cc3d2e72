import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { TextLink } from '../../../components/layout/TextLink';
import type { Asked } from '../../../domain/approval/asked';
import { DecideHere } from '../../../domain/approval/DecideHere';
import { OrderWaits } from '../../../domain/approval/OrderWaits';
import { selectUserInfo } from '../../../session/selectors';

interface WaitingForProps {
  check: CheckDetail;
  onAsk: (asked: Asked) => void;
}

/** To who orders why a record waits and for whom; to who approves the way to where that is decided, and the answers to their own. */
export function WaitingFor({ check: { checkId, orderId }, onAsk }: WaitingForProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  return (
    <>
      {permissions.includes('check.order') && <OrderWaits orderId={orderId} />}
      {permissions.includes('order.approve') && (
        <>
          <Box sx={{ mt: 0.5 }}>
            <TextLink to="/financialManage?tab=approvals">{t('recordDetail.approval.decide')}</TextLink>
          </Box>
          <DecideHere checkId={checkId} onAsk={onAsk} />
        </>
      )}
    </>
  );
}
