import { lazyPart } from '../../components/lazyPart';

/** Asks for a text before a deed; an empty or too long one is told at the field. */
export const ReasonDialog = lazyPart(() =>
  import('./ReasonDialogBody').then((module) => module.ReasonDialogBody),
);
