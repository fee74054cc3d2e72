import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';
import { SendBackDialog } from './SendBackDialog';
import { SignOffDialog } from './SignOffDialog';
import { WithdrawVersion } from './WithdrawVersion';

/** Of one that waits: another operator signs it off or sends it back, who wrote it takes it back. A planned one is withdrawn. */
export function VersionActions({ version }: { version: TextVersion }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'signOff' | 'sendBack'>();
  if (version.state === 'planned') return <WithdrawVersion version={version} />;
  const close = () => setAsked(undefined);
  return (
    <>
      {version.mayDecide && (
        <Button variant="contained" onClick={() => setAsked('signOff')}>
          {t('signedTexts.signOff.action')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setAsked('sendBack')}>
        {t(version.mayDecide ? 'signedTexts.sendBack.action' : 'signedTexts.sendBack.own')}
      </Button>
      {asked === 'signOff' && <SignOffDialog version={version} onClose={close} />}
      {asked === 'sendBack' && <SendBackDialog version={version} onClose={close} />}
    </>
  );
}
