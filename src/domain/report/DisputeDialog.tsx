import { lazyPart } from '../../components/lazyPart';
import type { DisputeDialogBodyProps } from './DisputeDialogBody';

const Body = lazyPart(() => import('./DisputeDialogBody').then((module) => module.DisputeDialogBody));

interface DisputeDialogProps extends DisputeDialogBodyProps {
  isOpen: boolean;
}

/** Asks what is wrong, and with which item; no new link to the report is issued until it is answered. */
export function DisputeDialog({ isOpen, ...body }: DisputeDialogProps) {
  return isOpen ? <Body {...body} /> : null;
}
