import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../lib/joinSentences';
import { hasUnsavedInput, onUnsavedInput, reloadTab } from '../../lib/unsavedInput';
import { readUserInfo } from '../../session/storedSession';
import type { UserInfo } from '../../session/types';
import { useAppSelector } from '../hooks';

const nameOf = ({ mainName, nickName }: Partial<UserInfo>) => mainName ?? nickName ?? '';

/** A person in an account. */
const personOf = (person: string | null | undefined, account: string) =>
  person && person !== account ? `${person} · ${account}` : account;

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

type Active = [userId: string | null, account: string, person: string | null];

/** The profile that the other tab stored: whose session it is now, as one text, so that it compares. */
const readActive = () => {
  const { userId = null, ...profile } = readUserInfo('login');
  return JSON.stringify([userId, nameOf(profile), profile.nickName ?? null] satisfies Active);
};

/** Names the person or the account whose session it is now, as far as that is known, and says what becomes of typed text by the reload. */
export function OtherTabAlert({ reload }: { reload?: () => void }) {
  const { t } = useTranslation();
  const shown = useAppSelector((state) => state.auth.userInfo);
  const [userId, account, person] = JSON.parse(useSyncExternalStore(onStorage, readActive)) as Active;
  const isTyped = useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
  const name = nameOf(shown);
  // While the profile of the new session is not known, nobody knows who that is.
  const isOther = userId !== null && userId !== shown.userId;
  const isAccount = userId === shown.userId && account !== name;
  const body = () => {
    if (isOther)
      return t('frame.otherTab.bodyPerson', {
        name: personOf(shown.nickName, name),
        now: personOf(person, account),
      });
    return t(isAccount ? 'frame.otherTab.body' : 'frame.otherTab.bodyUnnamed', { name, now: account });
  };

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
      <AlertTitle>
        {t(`frame.otherTab.${isOther ? 'titleOther' : isAccount ? 'titleAccount' : 'title'}`)}
      </AlertTitle>
      {joinSentences(body(), isTyped && t('frame.otherTab.lost'))}
    </Alert>
  );
}
