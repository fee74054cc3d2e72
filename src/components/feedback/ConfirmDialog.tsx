import type { ConfirmDialogBodyProps } from './ConfirmDialogBody';
import { lazyPart } from '../lazyPart';

const Body = lazyPart(() => import('./ConfirmDialogBody').then((module) => module.ConfirmDialogBody));

interface ConfirmDialogProps extends ConfirmDialogBodyProps {
  isOpen: boolean;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({ isOpen, ...body }: ConfirmDialogProps) {
  return isOpen ? <Body {...body} /> : null;
}
