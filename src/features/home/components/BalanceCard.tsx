import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { HomeSummary } from '../../../api/resources/homeApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';
import { lazyPart } from '../../../components/lazyPart';
import { PAY_WAITING_PATH, payPath } from '../../../domain/payPath';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';
import { TextLink } from '../../../components/layout/TextLink';
import { Section } from '../../../components/layout/Section';

const MonthCourse = lazyPart(async () => {
  const [module] = await Promise.all([import('../../../domain/money/MonthCourse'), loadPhrases('finance')]);
  return module.MonthCourse;
});

interface BalanceCardProps {
  balance: NonNullable<HomeSummary['balance']>;
}

/** The account's money: available, held, spent this month and in all, with the month's course; and what waits for more of it, with the way to pay all of that. */
export function BalanceCard({ balance }: BalanceCardProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const mayOpen = permissions.includes('balance.watch');
  const mayPay = mayOpen && permissions.includes('recharge.ask');
  const missing = balance.waiting.orders > 0 ? balance.waiting.price - balance.available : 0;
  return (
    <Section
      title={t('home.balance.title')}
      aside={mayOpen && <TextLink to="/financialManage">{t('home.balance.open')}</TextLink>}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 1.5 }}>
        <Box component="strong" sx={{ typography: 'h4' }}>
          <MoneyText fen={balance.available} />
        </Box>
        <Box component="span" sx={{ mr: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('home.balance.available')}
        </Box>
        {mayPay && missing <= 0 && <TextLink to={payPath(0)}>{t('home.balance.recharge')}</TextLink>}
      </Box>
      {missing > 0 && (
        <Box sx={{ mb: 1.5 }}>
          <Box sx={{ fontWeight: 600 }}>
            {t('home.balance.waiting', { count: balance.waiting.orders, missing: formatFen(missing) })}
          </Box>
          {mayPay && (
            <TextLink to={PAY_WAITING_PATH}>
              {t('home.balance.pay', { count: balance.waiting.orders })}
            </TextLink>
          )}
        </Box>
      )}
      {missing <= 0 && balance.notifyBelow !== null && balance.available < balance.notifyBelow && (
        <Box sx={{ mb: 1.5, fontWeight: 600 }}>
          {t('home.balance.low', { amount: formatFen(balance.notifyBelow) })}
        </Box>
      )}
      <KeyValueList
        items={[
          { label: t('home.balance.held'), value: <MoneyText fen={balance.held} /> },
          { label: t('home.balance.thisMonth'), value: <MoneyText fen={balance.thisMonth.charged} /> },
          { label: t('home.balance.spent'), value: <MoneyText fen={balance.spent} /> },
        ]}
      />
      {mayOpen && <Course />}
    </Section>
  );
}

/** The month day by day, once it is asked for: home paints without it. */
function Course() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-expanded={isOpen} sx={{ mt: 1 }} onClick={() => setOpen(!isOpen)}>
        {t('home.balance.course')}
      </Button>
      {isOpen && <MonthCourse />}
    </>
  );
}
