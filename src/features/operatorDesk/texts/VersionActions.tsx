import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawTextVersionMutation, type TextVersion } from '../../../api/resources/signedTextsApi';
import { WithdrawChange } from '../../../domain/WithdrawChange';
import { SendBackDialog } from './SendBackDialog';
import { SignOffDialog } from './SignOffDialog';

/** Of one that waits: another operator signs it off or sends it back, who wrote it takes it back. A planned one is withdrawn. */
export function VersionActions({ version }: { version: TextVersion }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawTextVersionMutation();
  const [asked, setAsked] = useState<'signOff' | 'sendBack'>();
  if (version.state === 'planned')
    return (
      <WithdrawChange
        thing="signedTexts"
        about={{ version: version.version }}
        withdraw={withdraw}
        which={{ changeId: version.changeId! }}
      >
        {version.signAnew && t('signedTexts.withdraw.anew')}
      </WithdrawChange>
    );
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
