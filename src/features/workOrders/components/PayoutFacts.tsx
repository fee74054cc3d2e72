import Alert from '@mui/material/Alert';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { PayoutReview } from '../../../api/resources/payoutsApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';
import { inFours } from '../../../lib/inFours';

interface PayoutFactsProps {
  review: PayoutReview;
  /** The reader has taken it. */
  isInHand: boolean;
}

/** What is to be paid and where to, what the first operator entered, and what became of it. */
export function PayoutFacts({ review, isInHand }: PayoutFactsProps) {
  const { t } = useTranslation();
  const { payout, accountNo, entered, mayDecide, mayConfirm } = review;
  const { amount, holder, bankName, accountTail, askedBy, askedAt, reason, status } = payout;
  return (
    <>
      <KeyValueList
        items={[
          { label: t('payoutReview.amount'), value: formatFen(amount) },
          { label: t('payoutReview.holder'), value: holder },
          { label: t('payoutReview.bankName'), value: bankName },
          accountNo === null
            ? { label: t('payoutReview.tail'), value: accountTail }
            : { label: t('payoutReview.accountNo'), value: inFours(accountNo) },
          { label: t('payoutReview.askedBy'), value: askedBy },
          { label: t('payoutReview.askedAt'), value: formatDateTime(askedAt) },
          ...(reason === null ? [] : [{ label: t('payoutReview.why'), value: reason }]),
          ...(entered
            ? [
                { label: t('payoutReview.reference'), value: entered.bankReference },
                { label: t('payoutReview.enteredBy'), value: entered.by },
                { label: t('payoutReview.enteredAt'), value: formatDateTime(entered.at) },
              ]
            : []),
        ]}
      />
      <Alert severity="info">
        {mayDecide && !isInHand && (mayConfirm || !entered)
          ? t(`payoutReview.${entered ? 'enteredNotTaken' : 'notTaken'}`)
          : mayDecide
            ? t(`payoutReview.${mayConfirm ? 'leadSecond' : entered ? 'isYou' : 'lead'}`)
            : status === 'waiting'
              ? t('payoutReview.own')
              : t(`payoutReview.closed.${status}`, {
                  at: payout.decidedAt === null ? '' : formatDateTime(payout.decidedAt),
                  reference: payout.bankReference,
                  reason: payout.refusal,
                })}
      </Alert>
    </>
  );
}
