import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { WaitingApproval } from '../../api/resources/approvalsApi';
import type { Asked } from './asked';

interface DecideButtonsProps {
  orders: readonly WaitingApproval[];
  /** Asks before it is done: a `Decision`, which stays where these buttons go. */
  onAsk: (asked: Asked) => void;
}

/** The two answers to orders that wait, for one or for several at once. */
export function DecideButtons({ orders, onAsk }: DecideButtonsProps) {
  const { t } = useTranslation();
  const [first] = orders;
  const isOne = orders.length === 1;
  const wordsOf = (deed: 'approve' | 'reject') =>
    isOne && first
      ? {
          children: t(`approving.${deed}.do`),
          'aria-label': t(`approving.${deed}.of`, { name: first.candidateName, orderNo: first.orderNo }),
        }
      : { children: t(`approving.${deed}.doSome`, { count: orders.length }) };
  return (
    <>
      <Button
        variant="contained"
        onClick={() => onAsk({ deed: 'approve', orders })}
        {...wordsOf('approve')}
      />
      <Button color="inherit" onClick={() => onAsk({ deed: 'reject', orders })} {...wordsOf('reject')} />
    </>
  );
}
