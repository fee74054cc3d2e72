import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { Disputes } from '../../../../domain/report/Disputes';
import { isColleagues, workOf } from '../../reportWork';
import { HolderNotice } from './HolderNotice';
import { RejectDisputeDialog } from './RejectDisputeDialog';

/** The grounds of the dispute, where the report is edited, and the two ways to answer. */
export function DisputePanel({ draft }: { draft: ReportDraft }) {
  const { t } = useTranslation();
  const [isRejecting, setRejecting] = useState(false);
  const { allowed, checkId, disputes } = draft;
  const open = disputes.at(-1);
  if (!open || open.answer) return null;
  const work = workOf(draft, 'dispute');
  const mayReject = allowed.includes('rejectDispute');
  const others = draft.rejecters.filter(({ mine }) => !mine).map(({ name }) => name);
  const isElsewhere = others.length > 0 && !draft.rejecters.some(({ mine }) => mine);
  const help = mayReject ? 'rejectHelp' : isElsewhere ? 'rejectOthers' : 'rejectNot';
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1.25 }}>
      <Disputes disputes={disputes} checkId={checkId} />
      {work && allowed.includes('edit') && <HolderNotice work={work} />}
      {allowed.includes('edit') && !isColleagues(work) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {open.checkItemId && (
            <Button
              variant="outlined"
              component={Link}
              replace
              to={`/reportDetail/edit?id=${checkId}&item=${open.checkItemId}`}
            >
              {t('reportReview.dispute.toDisputed', { name: open.itemName })}
            </Button>
          )}
          {mayReject && (
            <Button variant="outlined" onClick={() => setRejecting(true)}>
              {t('reportReview.dispute.reject')}
            </Button>
          )}
          <Box sx={{ flex: '1 1 260px', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(`reportReview.dispute.${help}`, { names: others.join(t('reportBody.comma')) })}
          </Box>
        </Box>
      )}
      {isRejecting && <RejectDisputeDialog checkId={checkId} onClose={() => setRejecting(false)} />}
    </Box>
  );
}
