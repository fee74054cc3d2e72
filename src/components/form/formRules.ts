import {
  get,
  set,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';

/** What is wrong with a field: the phrase, and what it speaks of. Words come when it is drawn, in the language of that moment. */
export interface FormFault {
  key: string;
  values?: Record<string, unknown>;
}

/** A rule for each field, or one function for forms whose fields depend on each other. */
export type FormRules<Values extends FieldValues> =
  | { [Name in keyof Values]?: (value: Values[Name], values: Values) => FormFault | undefined }
  | ((values: Values) => Partial<Record<FieldPath<Values>, FormFault | undefined>>);

/** A fault as react-hook-form keeps it: `rule` is ours and names a phrase, `refused` is a sentence of the gateway. */
export interface KeptFault extends FieldError {
  type: 'rule' | 'refused';
  values?: Record<string, unknown>;
}

/** The fault that is kept at a field. */
export function faultAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
): KeptFault | undefined {
  return get(errors, name) as KeptFault | undefined;
}

/** The rules as react-hook-form asks them. */
export function resolverOf<Values extends FieldValues>(rules: FormRules<Values>): Resolver<Values> {
  return (values) => {
    const errors = {};
    for (const [name, fault] of faultsOf(rules, values)) {
      if (fault) set(errors, name, { type: 'rule', message: fault.key, values: fault.values });
    }
    return Object.keys(errors).length === 0 ? { values, errors } : { values: {}, errors };
  };
}

/** Every field that has a rule, with what is wrong with it. */
export function faultsOf<Values extends FieldValues>(
  rules: FormRules<Values>,
  values: Values,
): [string, FormFault | undefined][] {
  if (typeof rules === 'function') return Object.entries(rules(values));
  return Object.entries(rules).map(([name, rule]) => [name, rule?.(values[name], values)]);
}
