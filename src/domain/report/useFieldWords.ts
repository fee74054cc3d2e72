import type { ParseKeys } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

type Value = string | number | boolean | null | undefined;

/**
 * Names and values of a finding in words. The contract leaves the names of fields open (each kind of item has its own), so
 * one without a phrase is shown in readable form.
 * @returns `label` of a field, `factLabel` of a computed fact, `text` of a value of a field, as that field's dictionary has it in force ('' for none)
 */
export function useFieldWords() {
  const { t, i18n } = useTranslation();
  const phrase = useCallback(
    (key: string, fallback: string) => (i18n.exists(key) ? t(key as ParseKeys) : fallback),
    [t, i18n],
  );
  const label = useCallback((name: string) => phrase(`reportBody.field.${name}`, readable(name)), [phrase]);
  const factLabel = useCallback(
    (key: string) => phrase(`reportBody.fact.${key}`, phrase(`reportBody.field.${key}`, readable(key))),
    [phrase],
  );
  const text = useCallback(
    (value: Value, field = '') => {
      if (value === null || value === undefined || value === '') return '';
      if (typeof value === 'number') return String(value);
      const said = phrase(`reportBody.word.${value}`, String(value));
      return phrase(`reportBody.choice.${field}.${value}`, said);
    },
    [phrase],
  );
  return { label, factLabel, text };
}

/** `certificateNo` → `Certificate no`. */
function readable(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
