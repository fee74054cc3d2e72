import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldError } from 'react-hook-form';
import type { KeptFault } from './formRules';

/** The fault of a field in the current language; undefined without one. */
export function useFieldFault(): (fault: FieldError | undefined) => string | undefined {
  const { t, i18n } = useTranslation();
  return useCallback(
    (fault) => {
      const { message, values } = (fault as KeptFault | undefined) ?? {};
      return message !== undefined && i18n.exists(message, values)
        ? t(message as ParseKeys, values)
        : message;
    },
    [t, i18n],
  );
}
