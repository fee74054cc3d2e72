import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';

type FieldRules<Values extends FieldValues> = {
  [Name in keyof Values]?: (value: Values[Name]) => { key: string } | undefined;
};

/**
 * A react-hook-form resolver over the shared rules of contract/rules, for the small forms of the first screens: a
 * schema library would be a tenth of their bytes. Larger forms use zod with `formRule`.
 * @param rules by field; each answers the fault, whose key the form translates
 */
export function ruleResolver<Values extends FieldValues>(rules: FieldRules<Values>): Resolver<Values> {
  return (values) => {
    const errors: Record<string, { type: 'rule'; message: string }> = {};
    for (const name of Object.keys(rules) as FieldPath<Values>[]) {
      const found = rules[name]?.(values[name]);
      if (found) errors[name] = { type: 'rule', message: found.key };
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
}
