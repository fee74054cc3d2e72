import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';

/**
 * The question before orders are decided, and what became of each; fetched with the first one. It is drawn beside what shows the orders,
 * not within: what is decided goes, and what became of it is still to be read then.
 */
export const Decision = lazyPart(async () => {
  const [module] = await Promise.all([import('./AskedDecision'), loadPhrases('bulk')]);
  return module.AskedDecision;
});
