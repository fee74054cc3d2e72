import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { TextLink } from '../../components/layout/TextLink';
import { selectUserInfo } from '../../session/selectors';

/** To where the budgets of people and departments stand, for who may change them. */
export function BudgetsLink() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  if (!permissions.includes('user.manage')) return null;
  return <TextLink to="/businessManage?tab=users">{t('finance.budgets')}</TextLink>;
}
