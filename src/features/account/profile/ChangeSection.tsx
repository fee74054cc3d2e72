import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import {
  useWithdrawCertificationChangeMutation,
  type CertificationChange,
  type CertificationFacts,
} from '../../../api/resources/enterpriseApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { StatusTag } from '../../../components/data/StatusTag';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { Section } from '../../../components/layout/Section';
import { ChangedFacts } from '../../../domain/certification/ChangedFacts';
import { joinSentences } from '../../../lib/joinSentences';
import { formatDateTime, formatDeadline } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

interface ChangeSectionProps {
  change: CertificationChange;
  held: CertificationFacts | null;
  heldName: string;
}

type Question = 'correct' | 'withdraw' | 'drop';

/** The form, to change what is verified. */
const FORM = '/ei?for=change';

/** A change that waits or was rejected, old and new beside each other, with what can be done about it. */
export function ChangeSection({ change, held, heldName }: ChangeSectionProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Question>();
  const [withdraw] = useWithdrawCertificationChangeMutation();
  const { certificationId, facts, changed, dueAt, submittedBy, mayWithdraw } = change;
  const isRejected = facts.status === 'rejected';
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: (_done, { body: { keepAsDraft, status } }) => {
      if (keepAsDraft) void navigate(FORM);
      else toast.success(t(`certificationChange.${status === 'rejected' ? 'dropped' : 'withdrawn'}`));
    },
    // Refused, it stands otherwise by now: the section is read again and says how.
    onEnd: () => setAsked(undefined),
  });
  const handleConfirm = () =>
    void send({
      body: {
        certificationId,
        status: isRejected ? 'rejected' : 'pending',
        ...(asked === 'correct' && { keepAsDraft: true }),
      },
    });
  const state = isRejected ? 'rejected' : 'pending';
  return (
    <Section
      title={t(`certificationChange.${state}.title`)}
      aside={
        <StatusTag
          icon={isRejected ? ErrorOutlineOutlined : HourglassEmptyOutlined}
          tone={isRejected ? 'red' : 'neutral'}
        >
          {t(`certificationChange.${state}.status`)}
        </StatusTag>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.25, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isRejected && (
          <Typography>
            {joinSentences(
              t('certificationChange.pending.since', {
                time: formatDateTime(facts.submittedAt),
                name: submittedBy,
              }),
              dueAt && t('certificationChange.pending.due', { day: formatDeadline(dueAt) }),
            )}
          </Typography>
        )}
        {isRejected && (
          <Box
            sx={{ borderLeft: 4, borderColor: 'lamp.red', bgcolor: 'lamp.redSoft', borderRadius: 1, p: 1.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{t('certificationChange.rejected.reason')}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{facts.reason}</Typography>
          </Box>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{t(`certificationChange.${state}.holds`)}</Typography>
        <ChangedFacts held={held} heldName={heldName} facts={facts} changed={changed} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {isRejected && (
            <>
              <Button component={Link} to={FORM} variant="contained">
                {t('certificationChange.rejected.correct')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => setAsked('drop')}>
                {t('certificationChange.rejected.drop')}
              </Button>
            </>
          )}
          {mayWithdraw && (
            <>
              <Button variant="outlined" onClick={() => setAsked('correct')}>
                {t('certificationChange.pending.correct')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => setAsked('withdraw')}>
                {t('certificationChange.pending.withdraw')}
              </Button>
            </>
          )}
        </Box>
        {!isRejected && !mayWithdraw && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('certificationChange.pending.ofAnother')}
          </Typography>
        )}
      </Box>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(`certificationChange.${asked ?? 'withdraw'}Ask.title`)}
        confirmLabel={t(`certificationChange.${asked ?? 'withdraw'}Ask.confirm`)}
        isRunning={isRunning}
        onConfirm={handleConfirm}
        onCancel={() => setAsked(undefined)}
      >
        {t(`certificationChange.${asked ?? 'withdraw'}Ask.body`)}
      </ConfirmDialog>
    </Section>
  );
}
