import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../hooks';

/** Names the account another tab has switched to. */
export function OtherTabAlert() {
  const { t } = useTranslation();
  const name = useAppSelector((state) => state.auth.userInfo.mainName ?? state.auth.userInfo.nickName ?? '');
  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {t('common.action.reload')}
        </Button>
      }
    >
      <AlertTitle>{t('frame.otherTab.title')}</AlertTitle>
      {t('frame.otherTab.body', { name })}
    </Alert>
  );
}
