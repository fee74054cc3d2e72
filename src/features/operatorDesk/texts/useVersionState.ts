import { useTranslation } from 'react-i18next';
import type { TextVersion } from '../../../api/resources/signedTextsApi';

/** What has become of a version, and from which day it counts, in words. */
export function useVersionState(): (version: TextVersion) => string {
  const { t } = useTranslation();
  return ({ state, effectiveOn }) =>
    effectiveOn === null
      ? t(`signedTexts.history.${state === 'inForce' ? 'installedInForce' : 'installedPast'}`)
      : t(`signedTexts.history.${state}`, { day: effectiveOn });
}
