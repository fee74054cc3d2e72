import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../api/gatewayError';
import { useCreateShareMutation, type ReportView } from '../../../api/reportsApi';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { mobilesFault, parseMobiles, parseViews } from '../shareRules';
import { ShareFields, type ShareInput } from './ShareFields';
import { ShareLink } from './ShareLink';

interface ShareDialogProps {
  report: ReportView;
  onClose: () => void;
}

const FIRST_INPUT: ShareInput = { mobiles: '', hours: 72, maxViews: '20', leaveOut: [], sendSms: true };

/** Makes a link for named phones; it is shown once, as only its hash is kept. */
export function ShareDialog({ report, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [create, { data: made, isLoading }] = useCreateShareMutation();
  const [input, setInput] = useState<ShareInput>(FIRST_INPUT);
  const [wasTried, setTried] = useState(false);
  const focusFault = useFaultFocus();
  const mobiles = parseMobiles(input.mobiles);
  const views = parseViews(input.maxViews);
  const fault = mobilesFault(mobiles);

  const handleCreate = async () => {
    setTried(true);
    focusFault();
    if (fault || views === undefined) return;
    const { hours, leaveOut, sendSms } = input;
    try {
      await create({
        body: { checkId: report.checkId, mobiles, hours, maxViews: views, leaveOut, sendSms },
      }).unwrap();
    } catch (failure) {
      // The api has said why; what was typed stays.
      if (!isGatewayError(failure)) throw failure;
    }
  };

  return (
    <Dialog
      open
      // A click beside it would lose a link that is shown only once.
      onClose={isLoading || made ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={titleId}>
        {t(made ? 'report.shareDialog.done' : 'report.shareDialog.title')}
      </DialogTitle>
      <DialogContent>
        {made ? (
          <ShareLink link={made.link} share={made.share} wasSent={input.sendSms} />
        ) : (
          <ShareFields
            input={input}
            onChange={setInput}
            items={report.items}
            fault={wasTried ? fault : undefined}
            areViewsWrong={wasTried && views === undefined}
          />
        )}
      </DialogContent>
      <DialogActions>
        {made ? (
          <Button variant="contained" onClick={onClose}>
            {t('report.shareDialog.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onClose} disabled={isLoading}>
              {t('common.action.back')}
            </Button>
            <Button variant="contained" onClick={() => void handleCreate()} loading={isLoading}>
              {t('report.shareDialog.create')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
