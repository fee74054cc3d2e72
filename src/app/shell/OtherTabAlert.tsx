import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { hasUnsavedInput, onUnsavedInput, reloadTab } from '../../lib/unsavedInput';
import { readUserInfo } from '../../session/storedSession';
import type { UserInfo } from '../../session/types';
import { useAppSelector } from '../hooks';

const nameOf = ({ mainName, nickName }: Partial<UserInfo>) => mainName ?? nickName ?? '';

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The profile that the other tab stored: whose session it is now, as one text, so that it compares. */
const readActive = () => {
  const { userId, ...profile } = readUserInfo('login');
  return JSON.stringify([userId, nameOf(profile), profile.nickName]);
};

/** Names the account another tab has switched to, and says what becomes of typed text by the reload. */
export function OtherTabAlert({ reload }: { reload?: () => void }) {
  const { t } = useTranslation();
  const shown = useAppSelector((state) => state.auth.userInfo);
  const [userId, account, person] = JSON.parse(useSyncExternalStore(onStorage, readActive)) as string[];
  const isTyped = useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
  const name = nameOf(shown);
  // In the same account it is another person who signed in.
  const isSamePerson = userId === shown.userId;
  const isSameAccount = account === name;
  // Back in the same one there is nothing to tell but that this tab no longer counts.
  const title = !isSamePerson ? 'title' : isSameAccount ? 'titleAgain' : 'titleAccount';
  const now = !isSameAccount ? account : isSamePerson ? undefined : person;

  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => reloadTab(reload)}>
          {t('common.action.reload')}
        </Button>
      }
    >
      <AlertTitle>{t(`frame.otherTab.${title}`)}</AlertTitle>
      {t(now ? 'frame.otherTab.body' : 'frame.otherTab.bodyUnnamed', { name, now })}
      {isTyped && ` ${t('frame.otherTab.lost')}`}
    </Alert>
  );
}
