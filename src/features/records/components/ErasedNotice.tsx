import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { Notice } from '../../../components/feedback/Notice';
import { joinSentences } from '../../../lib/joinSentences';
import { formatDate } from '../../../lib/dates';

/** Says that the data of a record was erased, when and by which rule, and what remains. */
export function ErasedNotice({ erased }: { erased: NonNullable<CheckDetail['erased']> }) {
  const { t } = useTranslation();
  const { at, rule, days } = erased;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice>
        {joinSentences(
          t(`recordDetail.erased.${rule}`, { date: formatDate(at), count: days }),
          t('recordDetail.erased.stub'),
        )}
      </Notice>
    </Box>
  );
}
