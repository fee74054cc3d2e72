import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../components/data/StatusTag';
import type { common } from '../i18n/en/common';

/** The states of a check (product: status machines); a new one fails to compile in the table below. */
export type CheckStatus = keyof (typeof common)['checkStatus'];

const icons: Record<CheckStatus, typeof CheckOutlined> = {
  awaitingApproval: HowToRegOutlined,
  awaitingPayment: PaymentsOutlined,
  awaitingConsent: HourglassEmptyOutlined,
  inProgress: ScheduleOutlined,
  awaitingInfo: PriorityHighOutlined,
  inReview: FactCheckOutlined,
  reported: CheckOutlined,
  disputed: FlagOutlined,
  cancelled: CancelOutlined,
  expired: TimerOffOutlined,
};

/** Status is neutral: an icon and a word; colour belongs to the lamps. */
export function CheckStatusChip({ status }: { status: CheckStatus }) {
  const { t } = useTranslation();
  return <StatusTag icon={icons[status]}>{t(`common.checkStatus.${status}`)}</StatusTag>;
}
