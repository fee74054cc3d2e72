import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Puts a fault into words: rules name a phrase (`validation.phone.required`), the gateway sends a sentence.
 * @returns a function that gives undefined for no fault
 */
export function useFaultText(): (message: string | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return useCallback(
    (message) => (message !== undefined && i18n.exists(message) ? t(message as ParseKeys) : message),
    [t, i18n],
  );
}
