import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Share } from '../../../api/resources/reportsApi';
import { CopyField } from '../../../components/inputs/CopyField';
import { joinSentences } from '../../../lib/joinSentences';

interface ShareLinkProps {
  link: string;
  share: Share;
  wasSent: boolean;
}

/** The link, shown only once. */
export function ShareLink({ link, share, wasSent }: ShareLinkProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span role="status">
        {joinSentences(
          t('reportHistory.dialog.doneBody', { mobiles: share.mobiles.join(t('reportBody.comma')) }),
          wasSent && t('reportHistory.dialog.doneSms'),
        )}
      </span>
      <CopyField label={t('reportHistory.dialog.link')} value={link} copiesAtOnce />
    </Box>
  );
}
