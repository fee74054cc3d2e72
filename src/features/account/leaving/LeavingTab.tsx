import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetDepartureQuery } from '../../../api/resources/departureApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { TextLink } from '../../../components/layout/TextLink';
import { CloseSection } from './CloseSection';
import { ClosingUnderWay } from './ClosingUnderWay';
import { ExportSection } from './ExportSection';
import { OpenMatters } from './OpenMatters';

/** For an owner whose enterprise leaves: what is to be settled, what it takes along, and what stays. */
export function LeavingTab() {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetDepartureQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 860 }}>
      {data?.closing && <ClosingUnderWay closing={data.closing} />}
      {!data?.closing && (
        <Section title={t('accountLeaving.title')}>
          <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            <li>{t('accountLeaving.steps.settle')}</li>
            <li>{t('accountLeaving.steps.take')}</li>
            <li>{t('accountLeaving.steps.payout')}</li>
            <li>{t('accountLeaving.steps.close')}</li>
          </Box>
          <Box component="p" sx={{ m: 0, mt: 1.5, fontWeight: 600 }}>
            {t('accountLeaving.closesNothing')}
          </Box>
        </Section>
      )}
      <Section title={t('accountLeaving.open.title')}>
        {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && !data && <PageSkeleton blocks={1} />}
        {data && <OpenMatters departure={data} />}
      </Section>
      <ExportSection />
      {!data?.closing && (
        <Section title={t('accountLeaving.stays.title')}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            <li>
              {t('accountLeaving.stays.retention')}
              <div>
                <TextLink to="/businessManage?tab=retention">
                  {t('accountLeaving.stays.toRetention')}
                </TextLink>
              </div>
            </li>
            <li>{t('accountLeaving.stays.money')}</li>
            <li>{t('accountLeaving.stays.people')}</li>
          </Box>
        </Section>
      )}
      {data && !data.closing && <CloseSection departure={data} />}
    </Box>
  );
}
