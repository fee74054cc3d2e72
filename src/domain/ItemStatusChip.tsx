import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../components/data/StatusTag';
import type { common } from '../i18n/en/common';

/** The states of one item of a check; a new one fails to compile in the table below. */
export type CheckItemStatus = keyof (typeof common)['itemStatus'];

const icons: Record<CheckItemStatus, typeof CheckOutlined> = {
  waiting: HourglassEmptyOutlined,
  running: ScheduleOutlined,
  awaitingInfo: PriorityHighOutlined,
  done: CheckOutlined,
  cancelled: CancelOutlined,
};

/** The status of an item: neutral, icon and word. */
export function ItemStatusChip({ status }: { status: CheckItemStatus }) {
  const { t } = useTranslation();
  return <StatusTag icon={icons[status]}>{t(`common.itemStatus.${status}`)}</StatusTag>;
}
