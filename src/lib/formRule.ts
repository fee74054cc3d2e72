import type { FaultKey, Validator } from '../../contract/rules/faults';

/** The part of a zod refinement context that a rule needs; kept structural so that zod and zod/mini both fit. */
interface RefinementContext {
  addIssue: (issue: { code: 'custom'; message: string; input: unknown }) => void;
}

/**
 * Turns a shared rule into a zod refinement: `z.string().superRefine(formRule(validatePhone))`.
 * The issue's message is the i18n key; the form shows `t(message)`.
 */
export function formRule(validate: Validator): (value: string, context: RefinementContext) => void {
  return (value, context) => {
    const found = validate(value);
    if (found) context.addIssue({ code: 'custom', message: found.key satisfies FaultKey, input: value });
  };
}
