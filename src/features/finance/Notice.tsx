import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Balance } from '../../api/resources/balanceApi';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';

const NoticeForm = lazyPart(() => import('./NoticeForm').then((module) => module.NoticeForm));

/** The balance below which people are told, and the way to change it. */
export function Notice({ balance }: { balance: Balance }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { notifyBelow, available } = balance;
  return (
    <Section title={t('finance.notice.title')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Box sx={{ color: 'text.secondary' }}>{t('finance.notice.lead')}</Box>
        {isOpen ? (
          <NoticeForm balance={balance} onClose={() => setOpen(false)} />
        ) : (
          <>
            <Box sx={{ fontWeight: 600 }}>
              {notifyBelow === null
                ? t('finance.notice.nobody')
                : t('finance.notice.below', { amount: formatFen(notifyBelow) })}
            </Box>
            {notifyBelow !== null && available < notifyBelow && (
              <Box role="status">{t('finance.notice.isLow')}</Box>
            )}
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('finance.notice.change')}
            </Button>
          </>
        )}
      </Box>
    </Section>
  );
}
