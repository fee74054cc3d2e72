import { useCallback, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { onlyPhrases, useOnLanguageChange } from './useOnLanguageChange';

/** A rule returns the key of the phrase for its fault, which may hang on other fields; a sentence of the gateway is possible too. */
export type SmallFormRules<Name extends string> = {
  [Field in Name]?: (value: string, values: Record<Name, string>) => { key: string } | undefined;
};

/**
 * A form of two or three text fields. The first screens use it instead of react-hook-form, which would be a fifteenth of all
 * that they load; every larger form uses that.
 * @param initial the fields with their first values, to which changes are compared
 * @param rules checked on submit, and while typing once a field has shown a fault
 */
export function useSmallForm<Name extends string>(
  initial: Record<Name, string>,
  rules: SmallFormRules<Name>,
) {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  // A rule’s fault is a phrase; a sentence of the gateway is in the language of the request.
  useOnLanguageChange(() => setFaults(onlyPhrases));

  const setValue = useCallback(
    (name: Name, value: string) => setValues((current) => ({ ...current, [name]: value })),
    [],
  );

  /** Shows a fault at a field; `isFocused` moves the focus there. */
  const setFault = useCallback((name: Name, message: string | undefined, isFocused = false) => {
    setFaults((current) => ({ ...current, [name]: message }));
    if (isFocused) inputs.current[name]?.focus();
  }, []);

  const clearFaults = useCallback(() => setFaults({}), []);

  /**
   * Shows the gateway's refusals at their fields and moves to the first. @returns true when any of them belongs to this form
   */
  const refuse = (refused: readonly { path: string; msg: string }[]): boolean => {
    const known = refused.filter(({ path }) => path in values);
    known.forEach(({ path, msg }, index) => setFault(path as Name, msg, index === 0));
    return known.length > 0;
  };

  /** Checks fields in their order and moves the focus to the first fault. @returns true when all pass */
  const check = (...names: Name[]): boolean => {
    const found = names.map((name) => [name, rules[name]?.(values[name], values)?.key] as const);
    setFaults((current) => ({ ...current, ...Object.fromEntries(found) }));
    const first = found.find(([, key]) => key !== undefined)?.[0];
    if (first) inputs.current[first]?.focus();
    return first === undefined;
  };

  /** `onSubmit` of the form element. */
  const submit = (onValid: (values: Record<Name, string>) => unknown) => (event: FormEvent) => {
    event.preventDefault();
    if (check(...(Object.keys(rules) as Name[]))) onValid(values);
  };

  /** The props of an input for one field; `error` still has to be put into words. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: faults[name],
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValue(name, target.value);
      if (faults[name] !== undefined) setFault(name, rules[name]?.(target.value, values)?.key);
    },
  });

  const isDirty = (Object.keys(values) as Name[]).some((name) => values[name] !== initial[name]);

  return { values, field, check, submit, refuse, isDirty, setValue, setFault, clearFaults };
}
