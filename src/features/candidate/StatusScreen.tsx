import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { retentionLimits } from '@probity/contract/rules/retention';
import type { CandidateItem, CandidateView } from '../../api/resources/candidateApi';
import { LinkButton } from '../../components/layout/LinkButton';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';
import { CandidateFrame } from './components/CandidateFrame';
import { FormReview } from './components/FormReview';
import { StatusItem } from './components/StatusItem';
import { StepHead } from './components/StepHead';
import { WithdrawDialog } from './components/WithdrawDialog';
import { isAsking, statusWord } from './statusWord';

const Disputes = lazyPart(async () => {
  const [module] = await Promise.all([import('../../domain/report/Disputes'), loadPhrases('reportBody')]);
  return module.Disputes;
});

interface StatusScreenProps {
  s: string;
  view: CandidateView;
}

/** After submitting: the state of each item, open questions, and the report once it is published. */
export function StatusScreen({ s, view }: StatusScreenProps) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const [withdrawing, setWithdrawing] = useState<CandidateItem>();
  const word = statusWord(view);
  // Many items may stand before the one that asks: the notice leads there, for the keyboard and for a reader, too.
  const showQuestion = () => {
    const place = document.getElementById(`item-${view.items.find(isAsking)?.checkItemId}`);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView?.({ block: 'center' });
  };
  const isDisputed = view.status === 'disputed';
  return (
    <CandidateFrame
      name={view.mainName}
      actions={
        view.reportReady && (
          <Button variant="contained" onClick={() => setSearch({ s, show: 'report' })} sx={{ flex: 1 }}>
            {t('candidate.status.readReport')}
          </Button>
        )
      }
    >
      <StepHead
        title={t('candidate.status.title')}
        lead={t('candidate.status.for', {
          name: view.signedAs ?? view.candidateName,
          position: view.positionTitle,
        })}
      />
      {view.signedAs && <Box>{t('candidate.field.nameOther', { ordered: view.candidateName })}</Box>}
      <Alert severity={word === 'question' || isDisputed ? 'warning' : 'info'} sx={{ fontSize: '1rem' }}>
        {word === 'question' ? (
          <LinkButton type="button" onClick={showQuestion} sx={{ textDecoration: 'underline' }}>
            {t('candidate.status.question')}
          </LinkButton>
        ) : (
          t(`candidate.status.${word}`)
        )}
        {view.status === 'cancelled' && (
          <Box>{t('candidate.status.afterEnd', { count: retentionLimits.unfinished.max })}</Box>
        )}
        {view.submittedAt && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('candidate.status.sentAt', { time: formatDateTime(view.submittedAt) })}
          </Box>
        )}
      </Alert>
      {view.disputes.length > 0 && <Disputes disputes={view.disputes} isCandidate />}
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        {t('candidate.status.items')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {view.items.map((item) => (
          <StatusItem key={item.checkItemId} s={s} item={item} onWithdraw={setWithdrawing} />
        ))}
      </Box>
      {view.submittedAt && (
        <details>
          <Box component="summary" sx={{ py: 1.25, fontWeight: 600, cursor: 'pointer' }}>
            {t('candidate.status.form')}
          </Box>
          <FormReview view={view} sections={view.sections} contents={view.form as never} />
        </details>
      )}
      <WithdrawDialog
        s={s}
        item={withdrawing}
        companyName={view.mainName}
        onClose={() => setWithdrawing(undefined)}
      />
    </CandidateFrame>
  );
}
