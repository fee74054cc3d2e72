import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Notice } from '../../../components/feedback/Notice';
import { TextLink } from '../../../components/layout/TextLink';
import { selectUserInfo } from '../../../session/selectors';

/** Says that a record's order waits for approval, with the way to whom it waits for, and to where it is decided. */
export function AwaitsApproval({ orderId }: { orderId: string }) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>
        {t('recordDetail.approval.waits')}
        {permissions.includes('check.order') && (
          <>
            {' '}
            <TextLink to={`/orderSuccess?orderId=${orderId}`}>{t('recordDetail.approval.whom')}</TextLink>
          </>
        )}
        {permissions.includes('order.approve') && (
          <>
            {' '}
            <TextLink to="/financialManage?tab=approvals">{t('recordDetail.approval.decide')}</TextLink>
          </>
        )}
      </Notice>
    </Box>
  );
}
