import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ReportDraft } from '../../../../api/reportsApi';
import { LinkButton } from '../../../../components/LinkButton';

interface OddListProps {
  draft: ReportDraft;
  onOpen: (checkItemId: string) => void;
}

/** What deserves a look before the report is handed over or published, item by item; each leads to its item. */
export function OddList({ draft, onOpen }: OddListProps) {
  const { t } = useTranslation();
  const { odd, items, allowed } = draft;
  const isReview = allowed.includes('publish');
  if (odd.length === 0) return isReview ? <span>{t('report.draft.oddNone')}</span> : null;
  return (
    <Alert severity="warning" icon={false}>
      <AlertTitle>
        {t(allowed.includes('edit') ? 'report.draft.oddFirst' : 'report.draft.oddTitle')}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {odd.map((one) => {
          const { checkItemId, what, lamp } = one;
          const item = items.find((other) => other.checkItemId === checkItemId);
          return (
            <li key={`${checkItemId ?? ''} ${what}`}>
              {item && (
                <>
                  <LinkButton type="button" onClick={() => onOpen(item.checkItemId)}>
                    {item.name}
                  </LinkButton>
                  {': '}
                </>
              )}
              {t(`report.draft.odd.${what}`, { lamp: lamp && t(`common.lamp.${lamp}`) })}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
