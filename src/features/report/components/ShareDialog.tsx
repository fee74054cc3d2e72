import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateShareMutation, type ReportView } from '../../../api/resources/reportsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { mobilesFault, parseMobiles, parseViews } from '../shareRules';
import { ShareFields, type ShareInput } from './ShareFields';
import { ShareLink } from './ShareLink';

interface ShareDialogProps {
  report: ReportView;
  onClose: () => void;
}

const FIRST_INPUT: ShareInput = { mobiles: '', hours: '72', maxViews: '20', leaveOut: [], sendSms: true };

const rules = {
  mobiles: (typed: string) => mobilesFault(parseMobiles(typed)),
  maxViews: (typed: string) =>
    parseViews(typed) === undefined ? { key: 'reportHistory.dialog.maxViewsWrong' } : undefined,
};

/** Creates a link for named phones; it is shown once, as only its hash is stored. */
export function ShareDialog({ report, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const form = useAppForm(FIRST_INPUT, rules);
  const [create, { data: made, originalArgs }] = useCreateShareMutation();
  const { send, isRunning } = useSubmit(create, { form, onDone: () => form.settle() });
  const handleCreate = ({ mobiles, hours, maxViews, leaveOut, sendSms }: ShareInput) =>
    send({
      body: {
        checkId: report.checkId,
        mobiles: parseMobiles(mobiles),
        hours: Number(hours),
        maxViews: parseViews(maxViews),
        leaveOut,
        sendSms,
      },
    });

  if (!made) {
    return (
      <FormDialog
        title={t('reportHistory.dialog.title')}
        submitLabel={t('reportHistory.dialog.create')}
        onSubmit={form.submit(handleCreate)}
        onClose={onClose}
        isDirty={form.isDirty}
        isRunning={isRunning}
        maxWidth="sm"
      >
        <ShareFields
          mobiles={form.field('mobiles')}
          hours={form.field('hours')}
          maxViews={form.field('maxViews')}
          leaveOut={form.field('leaveOut')}
          sendSms={form.field('sendSms')}
          report={report}
        />
      </FormDialog>
    );
  }
  return (
    // Neither Escape nor a click beside it closes it: the link is shown only once.
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('reportHistory.dialog.done')}</DialogTitle>
      <DialogContent>
        <ShareLink link={made.link} share={made.share} wasSent={originalArgs?.body.sendSms !== false} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('reportHistory.dialog.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
