import type { ConfirmDialogBodyProps } from './ConfirmDialogBody';
import { lazyPart } from '../lazyPart';

const Body = lazyPart(() => import('./ConfirmDialogBody').then((module) => module.ConfirmDialogBody));

interface ConfirmDialogProps extends ConfirmDialogBodyProps {
  isOpen: boolean;
}

/** Asks before a deed that cannot be taken back. */
export function ConfirmDialog({ isOpen, ...body }: ConfirmDialogProps) {
  return isOpen ? <Body {...body} /> : null;
}
