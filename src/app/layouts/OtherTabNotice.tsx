import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../hooks';

/** Another tab changed the session: this tab keeps its input and offers a reload. */
export function OtherTabNotice() {
  const { t } = useTranslation();
  const isReplaced = useAppSelector((state) => state.frame.isSessionReplaced);
  const name = useAppSelector((state) => state.auth.userInfo.mainName ?? state.auth.userInfo.nickName ?? '');
  if (!isReplaced) return null;
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
      <AlertTitle>{t('app.otherTab.title')}</AlertTitle>
      {t('app.otherTab.body', { name })}
    </Alert>
  );
}
