import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { shownError } from '../../../api/transport/shownError';
import { useGetWebhookDeliveryQuery, type WebhookDeliveryDetail } from '../../../api/resources/webhooksApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { formatInstant } from '../../../lib/dates';
import { kindKey } from './kindKey';
import { DeliveryTries } from './DeliveryTries';
import { OutcomeLine } from './OutcomeLine';
import { RawText } from './RawText';

interface DeliveryDialogProps {
  deliveryId: string;
  onClose: () => void;
}

/** One delivery: its result, and its exact body. */
export function DeliveryDialog({ deliveryId, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useGetWebhookDeliveryQuery(
    { deliveryId },
    { refetchOnMountOrArgChange: true },
  );
  const delivery = data?.delivery;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {delivery
          ? t('accountWebhooks.detail.title', {
              kind: t(kindKey(delivery.kind)),
              at: formatInstant(delivery.createdAt),
            })
          : t('accountWebhooks.detail.delivery')}
      </DialogTitle>
      <DialogContent>
        {error && !data && (
          <ErrorState message={shownError(error)?.msg ?? ''} onRetry={() => void refetch()} />
        )}
        {!error && !data && <PageSkeleton blocks={1} />}
        {data && <Facts {...data} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ delivery, body, tries }: WebhookDeliveryDetail) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <KeyValueList
        items={[
          { label: t('accountWebhooks.detail.outcome'), value: <OutcomeLine delivery={delivery} /> },
          { label: t('accountWebhooks.detail.attempts'), value: delivery.attempts },
          { label: t('accountWebhooks.detail.lastTry'), value: formatInstant(delivery.attemptedAt) || '–' },
          { label: t('accountWebhooks.log.column.order'), value: delivery.orderNo },
          { label: t('accountWebhooks.detail.delivery'), value: delivery.deliveryId },
          { label: t('accountWebhooks.detail.event'), value: delivery.eventId },
        ]}
      />
      <div>
        <Box sx={{ fontWeight: 600, mb: 0.5 }}>{t('accountWebhooks.detail.body')}</Box>
        <RawText label={t('accountWebhooks.detail.body')} text={readable(body)} />
      </div>
      <DeliveryTries tries={tries} attempts={delivery.attempts} />
    </Box>
  );
}

/** The same JSON, indented. */
const readable = (body: string) => JSON.stringify(JSON.parse(body), null, 2);
