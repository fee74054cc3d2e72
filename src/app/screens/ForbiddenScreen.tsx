import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { actions } from '@probity/contract/permissions';
import type { Role } from '@probity/contract/roles';
import { whoHelps } from '@probity/contract/whoHelps';
import { CustomerPhone } from '../../domain/CustomerPhone';
import { helpWords } from '../../api/transport/helpWords';
import { StateMessage } from '../../components/feedback/StateMessage';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { currentLanguage } from '../../i18n/i18n';
import { HOME } from '../routing/fromParameter';
import { useAppSelector } from '../hooks';
import { useRoleName } from '../session/useRoleName';
import { WholeScreen } from './WholeScreen';

/** 403: the role lacks the right; nothing has been called. Names the people who can help. */
export function ForbiddenScreen({ right }: { right?: string | undefined }) {
  const { t } = useTranslation();
  const { mainName: account, roles, enterprise } = useAppSelector((state) => state.auth.userInfo);
  const action = actions.find((one) => one === right);
  const help = action && whoHelps((roles ?? []) as Role[], enterprise === null, action);
  const role = useRoleName();
  useDocumentTitle(t('titles.forbidden'));
  // Chinese sentences follow each other without a space.
  const gap = currentLanguage() === 'en' ? ' ' : '';
  return (
    <WholeScreen>
      <StateMessage
        headingLevel="h1"
        icon={<LockOutlined />}
        title={t('shell.forbidden.title')}
        body={
          <>
            {role ? t('shell.forbidden.body', { role }) : t('shell.forbidden.bodyPlain')}
            {help && `${gap}${helpWords(help, account)}`}
            {help?.ask === 'service' && (
              <>
                {gap}
                <CustomerPhone />
              </>
            )}
          </>
        }
        action={
          <Button component={Link} to={HOME} variant="outlined">
            {t('shell.forbidden.home')}
          </Button>
        }
      />
    </WholeScreen>
  );
}
