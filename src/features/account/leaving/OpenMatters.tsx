import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatFen } from '@probity/contract/rules/fen';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure, DepartureMatter } from '../../../api/resources/departureApi';
import { TextLink } from '../../../components/layout/TextLink';

/** Where each is settled. */
const places: Record<DepartureMatter, string> = {
  checks: '/backRecord?status=unfinished',
  ordersToApprove: '/backRecord?status=awaitingApproval',
  ordersToPay: '/backRecord?status=awaitingPayment',
  recharges: '/financialManage',
  payments: '/financialManage',
  refunds: '/financialManage',
  payouts: '/financialManage?tab=payouts',
  invoices: '/financialManage?tab=invoices',
  certification: '/businessManage?tab=profile',
  forms: '/jobRegistration',
  lostPhones: '/businessManage?tab=users',
  holds: '/businessManage?tab=retention',
};

const outsidePlaces = {
  apiKeys: '/businessManage?tab=apiKeys',
  webhooks: '/businessManage?tab=webhooks',
  shares: '/backRecord?view=reported',
} as const;

/** What is not settled yet, what works without anybody signing in, and the balance: each with the way to where it is settled. */
export function OpenMatters({ departure: { open, balance, outside, closing } }: { departure: Departure }) {
  const { t } = useTranslation();
  const reaching = (Object.keys(outsidePlaces) as (keyof typeof outsidePlaces)[]).filter(
    // While the account closes they rest.
    (one) => closing === null && outside[one] > 0,
  );
  const hasMoney = balance.available > 0 || balance.held > 0;
  if (open.length === 0 && reaching.length === 0 && !hasMoney)
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <CheckCircleOutlined aria-hidden sx={{ color: 'lamp.green' }} />
        {t('accountLeaving.open.nothing')}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {open.length > 0 && (
        <Matters>
          {open.map(({ matter, count }) => (
            <Matter
              key={matter}
              said={t(`accountLeaving.matter.${matter}`, { count })}
              way={t(`accountLeaving.way.${matter}`)}
              to={places[matter]}
            />
          ))}
        </Matters>
      )}
      {hasMoney && (
        <Matters title={t('accountLeaving.balance.title')}>
          {balance.held > 0 && (
            <Matter
              said={t('accountLeaving.balance.held', { amount: formatFen(balance.held) })}
              way={t('accountLeaving.balance.heldWay')}
              to="/financialManage?tab=ledger&kind=hold"
            />
          )}
          {balance.available > 0 && (
            <Matter
              said={t('accountLeaving.balance.available', { amount: formatFen(balance.available) })}
              way={t('accountLeaving.balance.availableWay')}
              to="/financialManage?tab=payouts"
            />
          )}
        </Matters>
      )}
      {reaching.length > 0 && (
        <Matters title={t('accountLeaving.outside.title')}>
          {reaching.map((one) => (
            <Matter
              key={one}
              said={t(`accountLeaving.outside.${one}`, { count: outside[one] })}
              way={t(`accountLeaving.outsideWay.${one}`)}
              to={outsidePlaces[one]}
            />
          ))}
        </Matters>
      )}
    </Box>
  );
}

function Matters({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div>
      {title && (
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </div>
  );
}

function Matter({ said, way, to }: { said: string; way: string; to: string }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        justifyContent: 'space-between',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <span>{said}</span>
      <TextLink to={to}>{way}</TextLink>
    </Box>
  );
}
