import { useTranslation } from 'react-i18next';
import type { BatchStatus } from '../../api/resources/batchesApi';
import { StatusTag, type Tone } from '../../components/data/StatusTag';

/** Only what somebody has to do something about stands out. */
const tones: Partial<Record<BatchStatus, Tone>> = { unreadable: 'red', matching: 'yellow', open: 'yellow' };

export function BatchStatusTag({ status }: { status: BatchStatus }) {
  const { t } = useTranslation();
  return <StatusTag tone={tones[status]}>{t(`batchRecord.status.${status}`)}</StatusTag>;
}
