import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Tick } from '../../../components/form/Tick';
import { selectUserInfo } from '../../../session/selectors';

const Choice = styled('div')(({ theme }) => ({
  marginTop: 12,
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 36, cursor: 'pointer' },
  '& small': {
    display: 'block',
    marginLeft: 26,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.78125rem',
  },
}));

/**
 * Adds notifications about checks that others ordered: of the department, or of the account, as far as the user sees them.
 */
export function OfOthersChoice({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation();
  const { permissions = [], roles = [] } = useSelector(selectUserInfo);
  const helpId = useId();
  const isOrderer = permissions.includes('check.order');
  const isOfDepartment = roles.every((role) => role === 'recruiter');
  return (
    <Choice>
      <label>
        <Tick checked={isOn} aria-describedby={helpId} onChange={(event) => onChange(event.target.checked)} />
        {t('accountNotifications.ofOthers.label')}
      </label>
      <small id={helpId}>
        {isOrderer
          ? t(
              isOfDepartment
                ? 'accountNotifications.ofOthers.department'
                : 'accountNotifications.ofOthers.account',
            )
          : t('accountNotifications.ofOthers.reader')}
      </small>
    </Choice>
  );
}
