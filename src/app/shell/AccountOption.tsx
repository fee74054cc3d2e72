import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { RelatedMain } from '../../api/resources/userApi';
import { StatusTag } from '../../components/data/StatusTag';

const Option = styled('button')(({ theme }) => ({
  font: 'inherit',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '6px 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover:enabled, &:focus-visible': {
    backgroundColor: theme.vars.palette.look.neutralSoft,
    outline: `2px solid transparent`,
  },
  '&:focus-visible': { outlineColor: theme.vars.palette.primary.main },
  '&:disabled': { cursor: 'default' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '0.78125rem' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
}));

const VERIFIED = 2;
/** The platform's own account has no certification. */
const PLATFORM = 0;

interface AccountOptionProps {
  account: RelatedMain;
  isGoing: boolean;
  isBlocked: boolean;
  onChoose: (account: RelatedMain) => void;
}

/** One account of the switcher; the present one and disabled ones cannot be chosen. */
export function AccountOption({ account, isGoing, isBlocked, onChoose }: AccountOptionProps) {
  const { t } = useTranslation();
  const { mainName, roleName, current, disabled, authStatus } = account;
  return (
    <li>
      <Option
        type="button"
        disabled={current || disabled || isBlocked}
        aria-current={current || undefined}
        aria-busy={isGoing}
        onClick={() => onChoose(account)}
      >
        <span>
          {mainName}
          <small>{roleName}</small>
        </span>
        {disabled && <StatusTag>{t('frame.accounts.disabled')}</StatusTag>}
        {!disabled && authStatus !== VERIFIED && authStatus !== PLATFORM && (
          <StatusTag>{t('frame.accounts.unverified')}</StatusTag>
        )}
        {current && <Check fontSize="small" />}
      </Option>
    </li>
  );
}
