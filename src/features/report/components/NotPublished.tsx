import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { selectUserInfo } from '../../../session/selectors';

/** No report yet: links to the record with the check's state; people who write reports get the draft. */
export function NotPublished({ checkId }: { checkId: string }) {
  const { t } = useTranslation();
  const mayEdit = useSelector(selectUserInfo).permissions?.includes('report.edit') ?? false;
  return (
    <EmptyState
      headingLevel="h1"
      title={t('reportHistory.notPublished.title')}
      body={t('reportHistory.notPublished.body')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          <Button component={Link} to={`/backRecord/detail?id=${checkId}`} variant="outlined">
            {t('reportHistory.notPublished.toRecord')}
          </Button>
          {mayEdit && (
            <Button component={Link} to={`/reportDetail/edit?id=${checkId}`} variant="contained">
              {t('reportHistory.notPublished.toDraft')}
            </Button>
          )}
        </Box>
      }
    />
  );
}
