import {
  get,
  set,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';

/** The fault of a field: the phrase, and its parameters. It is put into words when it is drawn, in the current language. */
export interface FormFault {
  key: string;
  values?: Record<string, unknown>;
}

/** A rule for each field, or one function for forms whose fields depend on each other. */
export type FormRules<Values extends FieldValues> =
  | { [Name in keyof Values]?: (value: Values[Name], values: Values) => FormFault | undefined }
  | ((values: Values) => Partial<Record<FieldPath<Values>, FormFault | undefined>>);

/** A fault as react-hook-form keeps it: type `rule` names a phrase, `refused` is a sentence of the gateway. */
export interface KeptFault extends FieldError {
  type: 'rule' | 'refused';
  values?: Record<string, unknown>;
}

/** The present fault of a field. */
export function faultAt<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  name: string,
): KeptFault | undefined {
  return get(errors, name) as KeptFault | undefined;
}

/** The rules in the form that react-hook-form calls. */
export function resolverOf<Values extends FieldValues>(rules: FormRules<Values>): Resolver<Values> {
  return (values) => {
    const errors = {};
    for (const [name, fault] of faultsOf(rules, values)) {
      if (fault) set(errors, name, { type: 'rule', message: fault.key, values: fault.values });
    }
    return Object.keys(errors).length === 0 ? { values, errors } : { values: {}, errors };
  };
}

/** The faults of every field that has a rule. */
export function faultsOf<Values extends FieldValues>(
  rules: FormRules<Values>,
  values: Values,
): [string, FormFault | undefined][] {
  if (typeof rules === 'function') return Object.entries(rules(values));
  return Object.entries(rules).map(([name, rule]) => [name, rule?.(values[name], values)]);
}
