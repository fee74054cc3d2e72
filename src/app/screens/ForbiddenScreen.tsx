import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../components/StateMessage';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { HOME } from '../fromParameter';
import { useAppSelector } from '../hooks';
import { useRoleName } from '../useRoleName';
import { WholeScreen } from './WholeScreen';

/** 403: the role lacks the right; nothing has been called. */
export function ForbiddenScreen() {
  const { t } = useTranslation();
  const account = useAppSelector((state) => state.auth.userInfo.mainName);
  const role = useRoleName();
  useDocumentTitle(t('titles.forbidden'));
  return (
    <WholeScreen>
      <StateMessage
        headingLevel="h1"
        icon={<LockOutlined />}
        title={t('app.forbidden.title')}
        body={account && role ? t('app.forbidden.body', { role, account }) : t('app.forbidden.bodyPlain')}
        action={
          <Button component={Link} to={HOME} variant="outlined">
            {t('app.forbidden.home')}
          </Button>
        }
      />
    </WholeScreen>
  );
}
