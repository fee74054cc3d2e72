import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Notice } from '../../../components/feedback/Notice';
import { TextLink } from '../../../components/layout/TextLink';
import { lazyPart } from '../../../components/lazyPart';
import type { Asked } from '../../../domain/approval/asked';
import { Decision } from '../../../domain/approval/Decision';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';

// Few approve, and few records wait.
const DecideHere = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../../domain/approval/DecideHere'),
    loadPhrases('approving'),
  ]);
  return module.DecideHere;
});

const OrderWaits = lazyPart(async () => {
  const [module] = await Promise.all([
    import('../../../domain/approval/OrderWaits'),
    loadPhrases('orderSuccess'),
  ]);
  return module.OrderWaits;
});

/**
 * Says that a record's order waits for approval, to who orders also why and for whom, with the way to where it is decided; whom it waits
 * for decides it here. Once it is decided nothing is drawn but what became of it.
 */
export function AwaitsApproval({ check }: { check: CheckDetail }) {
  const [asked, setAsked] = useState<Asked>();
  const isWaiting = check.status === 'awaitingApproval';
  // What was pressed goes with what it decided.
  useHeldFocus(String(isWaiting));
  return (
    <>
      {isWaiting && <Waiting check={check} onAsk={setAsked} />}
      {asked && <Decision asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface WaitingProps {
  check: CheckDetail;
  onAsk: (asked: Asked) => void;
}

function Waiting({ check: { checkId, orderId }, onAsk }: WaitingProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const mayApprove = permissions.includes('order.approve');
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>
        {t('recordDetail.approval.waits')}
        {permissions.includes('check.order') && <OrderWaits orderId={orderId} />}
        {mayApprove && (
          <Box sx={{ mt: 0.5 }}>
            <TextLink to="/financialManage?tab=approvals">{t('recordDetail.approval.decide')}</TextLink>
          </Box>
        )}
        {mayApprove && <DecideHere checkId={checkId} onAsk={onAsk} />}
      </Notice>
    </Box>
  );
}
