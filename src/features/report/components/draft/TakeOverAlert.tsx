import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../lib/dates';
import { TakeOverButton } from './TakeOverButton';

export interface TakeOverAlertProps {
  workItemId: string;
  /** The colleague who holds it, and since when. */
  name: string;
  since: string | null;
  children: ReactNode;
}

/** The colleague who holds the work, and the way to take it over. */
export function TakeOverAlert({ workItemId, name, since, children }: TakeOverAlertProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="info" action={<TakeOverButton workItemId={workItemId} name={name} />}>
      {since
        ? t('report.draft.othersSince', { name, time: formatDateTime(since) })
        : t('report.draft.others', { name })}
      {children}
    </Alert>
  );
}
