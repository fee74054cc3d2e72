import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OwnApplication } from '../../../api/resources/ownApplicationApi';
import { Notice } from '../../../components/feedback/Notice';
import { formatDateTime } from '../../../lib/dates';

interface CorrectionNoticeProps {
  view: OwnApplication;
  onLeave: () => void;
}

/** That this is a correction: what counts until it is sent, and the way back. */
export function CorrectionNotice({
  view: { mainName, sentAt, correctedAt },
  onLeave,
}: CorrectionNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice>
      {t('apply.correct.lead', { name: mainName, time: formatDateTime(correctedAt ?? sentAt) })}{' '}
      {t('apply.correct.files')}
      <div>
        <Button onClick={onLeave} sx={{ ml: -1 }}>
          {t('apply.correct.back')}
        </Button>
      </div>
    </Notice>
  );
}
