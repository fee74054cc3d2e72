import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';

/** Fetched where a change waits or was rejected. */
export const ChangeSection = lazyPart(async () => {
  const [module] = await Promise.all([import('./ChangeSection'), loadPhrases('certificationChange')]);
  return module.ChangeSection;
});

/** Fetched when somebody asks for it. */
export const SubmissionHistory = lazyPart(async () => {
  const [module] = await Promise.all([import('./SubmissionHistory'), loadPhrases('certificationChange')]);
  return module.SubmissionHistory;
});
