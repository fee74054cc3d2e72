import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../components/StatusTag';
import type { ReportItem } from '../../api/reportsApi';
import { LampChip } from '../LampChip';

/** The lamp of an item with its word; an item that has none says why. */
export function ItemResult({ item }: { item: Pick<ReportItem, 'lamp' | 'result' | 'status'> }) {
  const { t } = useTranslation();
  if (item.lamp) return <LampChip lamp={item.lamp} result={item.result} />;
  if (item.result === 'wellFormed')
    return <StatusTag icon={RuleOutlined}>{t('common.lamp.wellFormed')}</StatusTag>;
  return (
    <StatusTag>{t(item.status === 'cancelled' ? 'reportBody.stopped' : 'reportBody.notWorked')}</StatusTag>
  );
}
