import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';

/** Asks for a text before an action; an empty or too long one is reported at the field. */
export const ReasonDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./ReasonDialogBody'), loadPhrases('personal')]);
  return module.ReasonDialogBody;
});
