import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '../../../api/resources/candidateApi';
import { formatDeadline } from '../../../lib/dates';
import { StepHead } from './StepHead';

/** The asking enterprise, the purpose, and the candidate's rights. */
export function AboutStep({ view }: { view: CandidateView }) {
  const { t } = useTranslation();
  const points = [
    t('candidate.about.pointConsent'),
    t('candidate.about.pointWithdraw'),
    t('candidate.about.pointReport'),
    t('candidate.about.pointResume', { date: formatDeadline(view.expiresAt) }),
    t('candidate.about.pointPhone', { mobile: view.mobile }),
  ];
  return (
    <>
      <StepHead
        title={t('candidate.about.title', { name: view.mainName })}
        lead={t('candidate.about.lead', { name: view.mainName, position: view.positionTitle })}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.25 }}>
            <CheckOutlined
              aria-hidden
              sx={{ color: 'primary.main', fontSize: 22, mt: '1px', flex: 'none' }}
            />
            <span>{point}</span>
          </Box>
        ))}
      </Box>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'look.neutralSoft' }}>
        <Box sx={{ fontWeight: 600 }}>{t('candidate.about.items', { count: view.items.length })}</Box>
        <Box sx={{ color: 'text.secondary' }}>{view.items.map((item) => item.name).join(' · ')}</Box>
      </Box>
    </>
  );
}
