import { lazyPart } from '../../components/lazyPart';

/** Asks for a text before an action; an empty or too long one is reported at the field. */
export const ReasonDialog = lazyPart(() =>
  import('./ReasonDialogBody').then((module) => module.ReasonDialogBody),
);
