import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useTakeClosingBackMutation, type Closing } from '../../../api/resources/closingsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { Section } from '../../../components/layout/Section';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

/** That the account closes, since when and until when, with the one act that takes it back. */
export function ClosingUnderWay({ closing }: { closing: Closing }) {
  const { t } = useTranslation();
  const [takeBack] = useTakeClosingBackMutation();
  const { send, isRunning } = useSubmit(takeBack, {
    onDone: () => toast.success(t('accountClosing.underWay.takenBack')),
  });
  const { status, askedAt, askedBy, eraseOn, isPostponed } = closing;
  const day = formatDeadline(eraseOn);
  if (status !== 'closing')
    return (
      <Section title={t('accountClosing.underWay.title')}>{t('accountClosing.underWay.erasing')}</Section>
    );
  return (
    <Section title={t('accountClosing.underWay.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
        {!isPostponed && <Box sx={{ fontWeight: 600 }}>{t('accountClosing.underWay.day', { day })}</Box>}
        <Box sx={{ color: 'text.secondary' }}>
          {t('accountClosing.underWay.asked', { at: formatDateTime(askedAt), name: askedBy })}
        </Box>
        {isPostponed && <Alert severity="warning">{t('accountClosing.underWay.postponed')}</Alert>}
        <div>{t('accountClosing.underWay.rests')}</div>
        <Button
          sx={{ justifySelf: 'start' }}
          variant="contained"
          loading={isRunning}
          onClick={() => void send({ body: {} })}
        >
          {t('accountClosing.underWay.takeBack')}
        </Button>
      </Box>
    </Section>
  );
}
