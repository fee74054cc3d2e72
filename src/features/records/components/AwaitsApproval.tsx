import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Notice } from '../../../components/feedback/Notice';
import { lazyPart } from '../../../components/lazyPart';
import type { Asked } from '../../../domain/approval/asked';
import { Decision } from '../../../domain/approval/Decision';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { loadPhrases } from '../../../i18n/i18n';

// Few records wait.
const WaitingFor = lazyPart(async () => {
  const [module] = await Promise.all([import('./WaitingFor'), loadPhrases('approving', 'orderSuccess')]);
  return module.WaitingFor;
});

/**
 * Says that a record's order waits for approval, to who orders also why and for whom, with the way to where it is decided; whom it waits
 * for decides it here. Once it is decided nothing is drawn but what became of it.
 */
export function AwaitsApproval({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const isWaiting = check.status === 'awaitingApproval';
  // What was pressed goes with what it decided.
  useHeldFocus(String(isWaiting));
  return (
    <>
      {isWaiting && (
        <Box sx={{ mb: 2 }}>
          <Notice>
            {t('recordDetail.approval.waits')}
            <WaitingFor check={check} onAsk={setAsked} />
          </Notice>
        </Box>
      )}
      {asked && <Decision asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
