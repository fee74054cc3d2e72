import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useWithdrawLimitMutation, type LimitChange } from '../../../api/resources/limitsApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';

/** Every change of every limit, the newest first: what was and is, from which day, through whom and why. */
export function LimitsHistory({ history }: { history: readonly LimitChange[] }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawLimitMutation();
  const entries = history.map((change) => {
    const { changeId, before, value, reason } = change;
    const name = t(`limits.name.${change.name}`);
    return {
      id: changeId,
      change,
      details: (
        <>
          <div>{t('limits.wasIs', { name, was: before, is: value })}</div>
          <Box sx={{ whiteSpace: 'pre-line' }}>{t('limits.history.why', { reason })}</Box>
        </>
      ),
      about: { name },
      which: { changeId },
    };
  });
  return (
    <ChangeHistory thing="limits" entries={entries} withdraw={withdraw} none={t('limits.history.none')} />
  );
}
