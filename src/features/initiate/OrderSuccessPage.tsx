import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { formatFen } from '@probity/contract/rules/fen';
import { shownError } from '../../api/transport/shownError';
import { useGetOrderQuery, type PlacedOrder } from '../../api/resources/ordersApi';
import { CopyField } from '../../components/inputs/CopyField';
import { ErrorState } from '../../components/feedback/ErrorState';
import { NothingHere } from '../../components/feedback/NothingHere';
import { KeyValueList } from '../../components/data/KeyValueList';
import { MoneyText } from '../../components/data/MoneyText';
import { PageHeader } from '../../components/layout/PageHeader';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { TextLink } from '../../components/layout/TextLink';
import { PAY_WAITING_PATH } from '../../domain/payPath';
import { formatDeadline } from '../../lib/dates';
import { isUuid } from '../../lib/isUuid';
import { ApprovalNote } from './components/ApprovalNote';
import { selectUserInfo } from '../../session/selectors';

/** The placed order and what happens next. */
export function OrderSuccessPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const location = useLocation();
  const orderId = search.get('orderId') ?? '';
  const isId = isUuid(orderId);
  const { data: order, error, refetch } = useGetOrderQuery(isId ? { orderId } : skipToken);
  const fault = shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault?.msg} to="/backRecord" label={t('titles.backRecord')} />;
  if (fault) return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  if (!order) return <PageSkeleton />;
  return <OrderPlaced order={order} link={linkOf(location.state)} />;
}

interface OrderPlacedProps {
  order: PlacedOrder;
  link: string | undefined;
}

function OrderPlaced({ order, link }: OrderPlacedProps) {
  const { t } = useTranslation();
  const isWaiting = order.status === 'awaitingPayment' || order.status === 'awaitingApproval';
  const record = `/backRecord/detail?id=${order.checkId}`;
  return (
    <>
      <PageHeader
        title={t(`orderSuccess.${titleOf(order)}`)}
        subtitle={order.candidateName}
        actions={
          <Button component={Link} to="/initiateBack" variant="outlined">
            {t('orderSuccess.another')}
          </Button>
        }
        primary={
          <Button component={Link} to={record} variant="contained">
            {t('orderSuccess.record')}
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 320px' },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <Section title={t('orderSuccess.next')}>
          {order.approval && (order.status !== 'cancelled' || order.approval.decision) && (
            <ApprovalNote approval={order.approval} />
          )}
          {order.status !== 'cancelled' && <NextSteps order={order} />}
          {order.consentWay === 'link' && !isWaiting && order.status !== 'cancelled' && (
            <LinkToSend link={link} />
          )}
        </Section>
        <Section title={order.orderNo}>
          <KeyValueList
            items={[
              { label: t('orderSuccess.candidate'), value: order.candidateName },
              { label: t('initiate.candidate.mobile'), value: order.candidateMobile },
              { label: t('orderSuccess.package'), value: order.packageName },
              { label: t('orderSuccess.price'), value: <MoneyText fen={order.price} /> },
              { label: t('orderSuccess.held'), value: <MoneyText fen={order.held} /> },
              // Of what ended there is no report to come.
              ...(order.status === 'cancelled'
                ? []
                : [{ label: t('orderSuccess.promised'), value: <ReportBy order={order} /> }]),
            ]}
          />
        </Section>
      </Box>
    </>
  );
}

/** The phrase of what became of the order so far. */
function titleOf({ status, approval }: PlacedOrder) {
  if (status === 'awaitingApproval') return 'approvalTitle';
  if (approval?.decision === 'rejected') return 'rejectedTitle';
  return status === 'awaitingPayment' ? 'waitingTitle' : 'title';
}

function ReportBy({ order: { promisedDate, promisedEstimate, checkStatus } }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const day = formatDeadline(promisedDate);
  // Nothing runs before somebody pays or approves.
  if (day === '' || checkStatus === 'awaitingPayment' || checkStatus === 'awaitingApproval')
    return t('orderSuccess.promisedUnknown');
  const date = promisedEstimate ? t('components.promise.about', { date: day }) : day;
  const said = checkStatus === 'awaitingConsent' ? `${date} ${t('initiate.summary.promisedHelp')}` : date;
  if (!promisedEstimate) return said;
  return (
    <>
      {said}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('initiate.summary.estimateHelp')}</Box>
    </>
  );
}

const wayStep = {
  sms: 'orderSuccess.stepSms',
  link: 'orderSuccess.stepLink',
  paper: 'orderSuccess.stepPaper',
} as const;

function NextSteps({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const mayRecharge = useSelector(selectUserInfo).permissions?.includes('recharge.ask');
  const isWaiting = order.status === 'awaitingPayment';
  const steps = [
    ...(isWaiting ? [t('orderSuccess.stepPayment', { price: formatFen(order.price) })] : []),
    ...(isWaiting || order.status === 'awaitingApproval' ? [] : [t(wayStep[order.consentWay])]),
    t('orderSuccess.stepConsent'),
    t('orderSuccess.stepReport'),
  ];
  return (
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
      {steps.map((step, index) => (
        <li key={step}>
          {step}
          {isWaiting && index === 0 && (
            <>
              {' '}
              {mayRecharge ? (
                <TextLink to={PAY_WAITING_PATH} sx={{ textDecoration: 'underline' }}>
                  {t('orderSuccess.recharge')}
                </TextLink>
              ) : (
                t('orderSuccess.whoPays')
              )}
            </>
          )}
        </li>
      ))}
    </Box>
  );
}

function LinkToSend({ link }: { link: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ mt: 2 }}>
      {link ? (
        <CopyField label={t('orderSuccess.link')} value={link} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('orderSuccess.linkGone')}
        </Typography>
      )}
    </Box>
  );
}

/** The link exists only in the reply to placing; the form passes it on with the navigation. */
function linkOf(state: unknown): string | undefined {
  const link = (state as { link?: unknown } | null)?.link;
  return typeof link === 'string' ? link : undefined;
}
