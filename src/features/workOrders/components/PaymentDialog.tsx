import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  useGetPaymentReviewQuery,
  useSettlePaymentReviewMutation,
  type PaymentReview,
} from '../../../api/resources/paymentsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { isChangedMeanwhile } from '../changedMeanwhile';

interface PaymentDialogProps {
  item: WorkItem;
  onClose: () => void;
}

const outcomes = ['booked', 'givenBack', 'takenBack', 'nothing'] as const;
type Outcome = (typeof outcomes)[number];
/**
 * What was booked is taken back elsewhere, before that is said here. What was taken back from the balance before is neither booked nor taken
 * back; what is still owed ends by being given back alone.
 */
const outcomesOf = ({ kind, refund, payment }: PaymentReview): readonly Outcome[] => {
  if (!isOfRefund(kind)) return outcomes.filter((one) => one !== 'takenBack' || payment.reversed);
  const isOwed = refund && (refund.status === 'refused' || refund.status === 'closed');
  return isOwed ? ['givenBack'] : ['givenBack', 'nothing'];
};

/** What operators are to do: never by hand what WeChat Pay may still give back itself. */
function leadOf({ kind, refund }: Pick<PaymentReview, 'kind' | 'refund'>) {
  if (!isOfRefund(kind)) return 'lead' as const;
  switch (refund?.status) {
    case 'asked':
    case 'processing':
      return 'refundLeads.underWay' as const;
    case 'abnormal':
      return 'refundLeads.abnormal' as const;
    case 'success':
      return 'refundLeads.success' as const;
    default:
      return 'refundLeads.owed' as const;
  }
}

/** What of our own refund does not fit; of everything else null. */
const refundWhys = {
  refundWaits: 'waits',
  refundClosed: 'closed',
  refundAbnormal: 'abnormal',
  refundRefused: 'refused',
  refundDiffers: 'differs',
  refundUnasked: 'unasked',
} as const;
type RefundKind = keyof typeof refundWhys;
const isOfRefund = (kind: PaymentReview['kind']): kind is RefundKind => kind in refundWhys;

const empty = { outcome: '' as Outcome | '', note: '' };
const rules = {
  outcome: (value: Outcome | '') =>
    value === '' ? { key: 'certification.payment.outcomeMissing' } : undefined,
  note: (value: string) =>
    value.trim().length < 4 ? { key: 'certification.payment.noteMissing' } : undefined,
};

/** An operator looks at a payment of which something was told that does not fit, and writes down what was done about it. */
export function PaymentDialog({ item: { workItemId, title, mainName }, onClose }: PaymentDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetPaymentReviewQuery({ workItemId });
  const form = useAppForm(empty, rules);
  const [settle] = useSettlePaymentReviewMutation();
  const { send, isRunning } = useSubmit(settle, {
    form,
    codes: {
      [CODE.PAYMENT_NOT_BOOKED]: 'outcome',
      [CODE.PAYMENT_NOT_TAKEN_BACK]: 'outcome',
      [CODE.REFUND_UNDER_WAY]: 'outcome',
    },
    onDone: () => {
      toast.success(t('certification.payment.done'));
      onClose();
    },
    onRefused: ({ code }) => {
      if (isChangedMeanwhile({ code })) void refetch();
    },
  });
  return (
    <FormDialog
      title={t('certification.payment.title', { what: title, name: mainName })}
      submitLabel={t('certification.payment.send')}
      onSubmit={form.submit(({ outcome, note }) =>
        send({ body: { workItemId, outcome: outcome as Outcome, note: note.trim() } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={!data?.maySettle}
      maxWidth="sm"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <Facts review={data} />}
      {data?.maySettle && (
        <>
          <Box sx={{ fontWeight: 600 }}>{t('certification.payment.outcomeTitle')}</Box>
          <FieldRadios
            field={form.field('outcome')}
            label={t('certification.payment.outcome')}
            options={outcomesOf(data).map((value) => ({
              value,
              label: t(`certification.payment.outcomes.${value}`),
            }))}
          />
          <FieldLine
            field={form.field('note')}
            label={t('certification.payment.note')}
            help={t('certification.payment.noteHelp')}
            maxLength={500}
            rows={3}
          />
        </>
      )}
    </FormDialog>
  );
}

function Facts({
  review: { kind, payment, told, outTradeNo, refund, settled, maySettle, toldAt },
}: {
  review: PaymentReview;
}) {
  const { t } = useTranslation();
  // Another currency counts otherwise than fen.
  const isYuan = told.currency === 'CNY';
  const said = isYuan ? formatFen(told.amount ?? 0) : `${String(told.amount)} ${told.currency}`;
  const notTold = t('certification.payment.notTold');
  return (
    <>
      <Alert severity="warning">{whyOf({ kind, told }, t)}</Alert>
      <KeyValueList
        items={[
          { label: t('certification.payment.ordered'), value: formatFen(payment.amount) },
          {
            label: t(
              isOfRefund(kind) && kind !== 'refundDiffers'
                ? 'certification.payment.toGiveBack'
                : 'certification.payment.told',
            ),
            value: told.amount === null ? notTold : said,
          },
          // Of what was taken back from the balance, how giving it back stands is said below.
          ...(isOfRefund(kind)
            ? []
            : [
                {
                  label: t('certification.payment.status'),
                  value: t(`certification.payment.states.${payment.status}`),
                },
              ]),
          { label: t('certification.payment.toldAt'), value: formatDateTime(toldAt) },
          { label: t('certification.payment.begunBy'), value: payment.begunBy },
          { label: t('certification.payment.transactionId'), value: told.transactionId ?? notTold },
          ...(told.refundId === null
            ? []
            : [{ label: t('certification.payment.refundId'), value: told.refundId }]),
          { label: t('certification.payment.outTradeNo'), value: outTradeNo },
          ...(refund ? refundFacts(refund, t) : []),
        ]}
      />
      {settled && (
        <Alert severity="info">
          {t('certification.payment.settled', { ...settled, at: formatDateTime(settled.at) })}
          {settled.outcome && <div>{t(`certification.payment.outcomes.${settled.outcome}`)}</div>}
        </Alert>
      )}
      {!settled && (
        <Alert severity="info">
          {t(`certification.payment.${maySettle ? leadOf({ kind, refund }) : 'own'}`)}
        </Alert>
      )}
    </>
  );
}

function whyOf({ kind, told }: Pick<PaymentReview, 'kind' | 'told'>, t: TFunction): string {
  if (isOfRefund(kind)) return t(`certification.payment.refundWhy.${refundWhys[kind]}`);
  const isUnknown = kind === 'refunded' && told.amount === null;
  return t(`certification.payment.why.${isUnknown ? 'refundedUnknown' : kind}`);
}

/** Our own refund of it: its number, how it stands, and what WeChat Pay said where it was not taken on. */
function refundFacts(
  { outRefundNo, status, endedAt, fault }: NonNullable<PaymentReview['refund']>,
  t: TFunction,
) {
  const at = endedAt === null ? '' : formatDateTime(endedAt);
  return [
    { label: t('certification.payment.ownRefund'), value: outRefundNo },
    {
      label: t('certification.payment.refundState'),
      value: t(`certification.payment.refundStates.${status}`, { at }),
    },
    ...(fault === null ? [] : [{ label: t('certification.payment.fault'), value: fault }]),
  ];
}
