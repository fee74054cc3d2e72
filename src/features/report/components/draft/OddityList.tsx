import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { LinkButton } from '../../../../components/layout/LinkButton';
import { lampWordKey } from '../../../../domain/lampWord';
import { useOverlapWords } from '../../../../domain/report/useOverlapWords';

interface OddityListProps {
  draft: ReportDraft;
  onOpen: (checkItemId: string) => void;
}

/** Oddities to look at before the report is submitted or published, item by item, each with a link. */
export function OddityList({ draft, onOpen }: OddityListProps) {
  const { t } = useTranslation();
  const { odd, items, allowed } = draft;
  const overlapWords = useOverlapWords();
  const isReview = allowed.includes('publish');
  if (odd.length === 0) return isReview ? <span>{t('reportReview.oddNone')}</span> : null;
  return (
    <Alert severity="warning" icon={false}>
      <AlertTitle>
        {t(allowed.includes('edit') ? 'reportReview.oddFirst' : 'reportReview.oddTitle')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {odd.map((one, index) => {
          const { checkItemId, what, lamp, overlap } = one;
          const item = items.find((other) => other.checkItemId === checkItemId);
          const text =
            what === 'studyAndJob' || what === 'twoJobs'
              ? overlap && overlapWords({ what, ...overlap })
              : t(`reportReview.odd.${what}`, { lamp: lamp && t(lampWordKey(lamp, item?.result)) });
          return (
            // An item may have several of a kind, always in this order.
            <li key={index}>
              {item && (
                <LinkButton type="button" onClick={() => onOpen(item.checkItemId)}>
                  {item.name}
                </LinkButton>
              )}
              {item ? t('common.labelled', { label: '', text }) : text}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
