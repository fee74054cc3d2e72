import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideCertificationMutation, useGetCertificationReviewQuery } from '../../../api/enterpriseApi';
import { isGatewayError, messageOf } from '../../../api/gatewayError';
import type { WorkItem } from '../../../api/workApi';
import { ErrorState } from '../../../components/ErrorState';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { toast } from '../../../lib/toast';
import { CertificationDecision, type Decision } from './CertificationDecision';
import { CertificationFacts } from './CertificationFacts';

interface CertificationDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Compare a submission with its licence, then verify the enterprise or say why not. */
export function CertificationDialog({ item, onClose }: CertificationDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useGetCertificationReviewQuery({ workItemId: item.workItemId });
  const [decide, { isLoading }] = useDecideCertificationMutation();
  const [decision, setDecision] = useState<Decision>({ accept: undefined, reason: '' });
  const [wasTried, setTried] = useState(false);
  const reason = decision.reason.trim();
  const choiceInput = useRef<HTMLInputElement>(null);
  const reasonInput = useRef<HTMLTextAreaElement>(null);

  const handleSend = async () => {
    setTried(true);
    const { accept } = decision;
    if (accept === undefined || (!accept && reason === '')) {
      (accept === undefined ? choiceInput : reasonInput).current?.focus();
      return;
    }
    try {
      await decide({
        body: { workItemId: item.workItemId, accept, ...(!accept && { reason }) },
      }).unwrap();
      toast.success(t(accept ? 'certification.accepted' : 'certification.rejected'));
      onClose();
    } catch (fault) {
      // The api has said why; what was chosen and written stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };

  return (
    <Dialog open onClose={isLoading ? undefined : onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('certification.title', { name: item.mainName })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <PageSkeleton />}
        {data && (
          <>
            <CertificationFacts review={data} />
            {data.mayDecide ? (
              <CertificationDecision
                decision={decision}
                wasTried={wasTried}
                choiceRef={choiceInput}
                reasonRef={reasonInput}
                onChange={setDecision}
              />
            ) : (
              <Alert severity="info">
                {t(data.facts.status === 'pending' ? 'certification.own' : 'certification.decided')}
              </Alert>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isLoading}>
          {t('common.action.back')}
        </Button>
        {data?.mayDecide && (
          <Button variant="contained" loading={isLoading} onClick={() => void handleSend()}>
            {t('certification.send')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
