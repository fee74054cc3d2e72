import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WaitingApproval } from '../../api/resources/approvalsApi';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';

const ApproveOrders = lazyPart(async () => {
  const [module] = await Promise.all([import('./ApproveOrders'), loadPhrases('bulk')]);
  return module.ApproveOrders;
});
const RejectOrders = lazyPart(async () => {
  const [module] = await Promise.all([import('./RejectOrders'), loadPhrases('bulk')]);
  return module.RejectOrders;
});

/** The two answers to orders that wait, for one or for several at once; each asks first. */
export function DecideButtons({ orders }: { orders: readonly WaitingApproval[] }) {
  const { t } = useTranslation();
  // What was chosen when it was pressed: the orders leave their list once they are decided.
  const [asked, setAsked] = useState<{ deed: 'approve' | 'reject'; orders: readonly WaitingApproval[] }>();
  const [first] = orders;
  const isOne = orders.length === 1;
  const wordsOf = (deed: 'approve' | 'reject') =>
    isOne && first
      ? {
          children: t(`approving.${deed}.do`),
          'aria-label': t(`approving.${deed}.of`, { name: first.candidateName, orderNo: first.orderNo }),
        }
      : { children: t(`approving.${deed}.doSome`, { count: orders.length }) };
  const Asking = asked?.deed === 'approve' ? ApproveOrders : RejectOrders;
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setAsked({ deed: 'approve', orders })}
        {...wordsOf('approve')}
      />
      <Button color="inherit" onClick={() => setAsked({ deed: 'reject', orders })} {...wordsOf('reject')} />
      {asked && <Asking orders={asked.orders} onClose={() => setAsked(undefined)} />}
    </>
  );
}
