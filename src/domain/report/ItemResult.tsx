import RuleOutlined from '@mui/icons-material/RuleOutlined';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../components/data/StatusTag';
import type { ReportItem } from '../../api/resources/reportsApi';
import { LampChip } from '../LampChip';

interface ItemResultProps {
  item: Pick<ReportItem, 'lamp' | 'result'> & Partial<Pick<ReportItem, 'whyStopped'>>;
}

/** The lamp of an item with its word; an item without one gives the reason. */
export function ItemResult({ item }: ItemResultProps) {
  const { t } = useTranslation();
  if (item.lamp) return <LampChip lamp={item.lamp} result={item.result} />;
  if (item.result === 'wellFormed')
    return <StatusTag icon={RuleOutlined}>{t('common.lamp.wellFormed')}</StatusTag>;
  return (
    <StatusTag>
      {t(item.whyStopped ? `reportBody.whyStopped.${item.whyStopped}` : 'reportBody.notWorked')}
    </StatusTag>
  );
}
