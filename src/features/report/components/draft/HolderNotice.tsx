import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { lazyPart } from '../../../../components/lazyPart';
import type { TakeOverAlertProps } from './TakeOverAlert';

const TakeOverAlert = lazyPart(() => import('./TakeOverAlert').then((module) => module.TakeOverAlert), {
  Meanwhile: Held,
});

/** The holder of an item, the report or its dispute; a colleague's is read-only until it is taken over. */
export function HolderNotice({ work }: { work: NonNullable<DraftItem['work']> }) {
  const { t } = useTranslation();
  const { workItemId, assigneeName: name, since, handed } = work;
  const words = handed && (
    <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {t(handed.note === null ? 'report.draft.handedBy' : 'report.draft.handedNote', { ...handed })}
    </Box>
  );
  if (!work.mine && name !== null)
    return (
      <TakeOverAlert workItemId={workItemId} name={name} since={since}>
        {words}
      </TakeOverAlert>
    );
  return (
    <div>
      {t(work.mine ? 'report.draft.yours' : 'report.draft.nobodys')}
      {words}
    </div>
  );
}

/** Who holds it and the note, while the way to take it over is fetched. */
function Held({ name, children }: TakeOverAlertProps) {
  const { t } = useTranslation();
  return (
    <div>
      {t('report.draft.others', { name })}
      {children}
    </div>
  );
}
