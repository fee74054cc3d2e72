import { useEffect, useRef, type FormEvent, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFaultFocus } from '../../hooks/useFaultFocus';
import { useUnsavedInput } from '../../lib/unsavedInput';
import { faultAt, resolverOf, type FormRules } from './formRules';
import { useFieldFault } from './useFieldFault';

/** The props of an input for one field. Text, menus, radios and checkboxes all take this one shape. */
export interface AppField<Value> {
  name: string;
  value: Value;
  /** In words of the current language. */
  error: string | undefined;
  inputRef: (input: HTMLElement | null) => void;
  /** Takes the change event of an input, or the value itself. */
  onChange: (change: Value | SyntheticEvent) => void;
}

/** A sentence of the gateway about one field. */
export interface RefusedField {
  path: string;
  msg: string;
}

interface AppFormOptions {
  /** The input is saved elsewhere (a draft): leaving loses nothing. */
  isKept?: boolean;
}

/**
 * The state of a form: its values, its faults by the rules or from the gateway, and whether leaving would lose input. On the
 * first screens `useSmallForm` replaces it with the same fields and the same `submit`.
 * @param initial every field with its first value
 * @param rules checked on submit; while typing they only clear faults they reported
 */
export function useAppForm<Values extends FieldValues>(
  initial: Values,
  rules: FormRules<Values>,
  { isKept = false }: AppFormOptions = {},
) {
  type Name = FieldPath<Values>;
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(rules),
    // Not every control is an input of the library's: the first fault is located on the screen.
    shouldFocusError: false,
  });
  const { control, getValues, setValue, setError, clearErrors, trigger, watch, formState } = form;
  const { errors, isDirty } = formState;
  const words = useFieldFault();
  const focusFault = useFaultFocus();
  const inputs = useRef<Partial<Record<string, HTMLElement | null>>>({});
  useUnsavedInput(isDirty && !isKept);

  const refused = useRef<Name[]>([]);
  const { language } = useTranslation().i18n;
  useEffect(() => {
    // The gateway's sentences are in the language of the request; the input stays.
    const names = refused.current.splice(0);
    if (names.length > 0) clearErrors(names);
  }, [language, clearErrors]);

  const change = <At extends Name>(name: At, value: FieldPathValue<Values, At>) => {
    setValue(name, value, { shouldDirty: true, shouldTouch: true });
    // A change may fix another field: faults of the rules are checked again everywhere, the gateway's only here.
    const said = Object.keys(errors) as Name[];
    const again = said.filter((one) => one === name || faultAt(errors, one)?.type !== 'refused');
    if (again.length > 0) void trigger(again);
  };

  /** Says the fault of a field that is left with something in it, and not only when all is sent. */
  const check = (name: Name) => {
    if (getValues(name) !== '') void trigger(name);
  };

  const field = <At extends Name>(name: At): AppField<FieldPathValue<Values, At>> => ({
    name,
    value: watch(name),
    error: words(faultAt(errors, name)),
    inputRef: (input) => {
      inputs.current[name] = input;
    },
    onChange: (given) => change(name, valueOf(given) as FieldPathValue<Values, At>),
  });

  /** `onSubmit` of the form element: checks all, then either calls or moves to the first fault. */
  const submit = (onValid: (values: Values) => unknown) => async (event?: FormEvent) => {
    // A dialog's form may be inside the React tree of another form, which must not be submitted too.
    event?.stopPropagation();
    let isFaulty = false;
    await form.handleSubmit(
      (values) => onValid(values as unknown as Values),
      () => {
        isFaulty = true;
      },
    )(event);
    if (isFaulty) focusFault();
  };

  /** Shows the gateway's refusals at their fields. @returns true when any of them belongs to this form */
  const refuse = (faults: readonly RefusedField[]): boolean => {
    // A fault inside a list (`scopes.0`) is shown at the list where the row has no field of its own, one inside a group
    // (`reasons.court`) at its field.
    const placeOf = (path: string) => (inputs.current[path] ? path : /^.*?(?=\.\d|[[/]|$)/.exec(path)![0]);
    const known = faults
      .map(({ path, msg }) => ({ name: placeOf(path) as Name, msg }))
      .filter(({ name }) => name.split('.')[0]! in getValues());
    for (const { name, msg } of known) {
      refused.current.push(name);
      setError(name, { type: 'refused', message: msg });
    }
    if (known.length > 0) focusFault();
    return known.length > 0;
  };

  /** Moves to a field, as the links of a summary do. */
  const focus = (name: Name) => {
    const input = inputs.current[name];
    if (input) input.focus();
    else form.setFocus(name);
  };

  /** Counts the present values as saved, or restarts with other values. */
  const settle = (values?: Values) => form.reset(values ?? getValues());

  return { control, field, watch, getValues, change, check, submit, refuse, focus, settle, isDirty };
}

function valueOf(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('target' in change)) return change;
  return (change.target as HTMLInputElement).value;
}
