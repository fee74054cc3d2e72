import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CLOSING_DAYS } from '@probity/contract/rules/closing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Departure } from '../../../api/resources/departureApi';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';

const CloseDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./CloseDialog'), loadPhrases('lostPhone')]);
  return module.CloseDialog;
});

/** Closing the account: offered once nothing stands open. */
export function CloseSection({ departure: { open, balance } }: { departure: Departure }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { mainName } = useSelector(selectUserInfo);
  const isSettled = open.length === 0 && balance.available === 0 && balance.held === 0;
  return (
    <Section title={t('accountClosing.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
        <div>{t('accountClosing.lead', { days: CLOSING_DAYS })}</div>
        {isSettled ? (
          <Button
            sx={{ justifySelf: 'start' }}
            variant="outlined"
            color="error"
            onClick={() => setAsking(true)}
          >
            {t('accountClosing.button')}
          </Button>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('accountClosing.settleFirst')}</Box>
        )}
      </Box>
      {isAsking && <CloseDialog name={mainName ?? ''} onClose={() => setAsking(false)} />}
    </Section>
  );
}
