import type { ErrorObject } from 'ajv';
import type { Lang } from './context';
import { fieldWords, type Words, type WordTable } from './words';

export interface FieldFault {
  path: string;
  msg: string;
}

const PHONE_PATTERN = '^1\\d{10}$';

/** Sentences for the caller, one per field, in the caller's language. */
export function fieldFaults(errors: readonly ErrorObject[], lang: Lang, prefix = ''): FieldFault[] {
  const faults = new Map<string, string>();
  for (const error of errors) {
    const path = pathOf(error, prefix);
    if (faults.has(path) || (error.keyword === 'if' && errors.length > 1)) continue;
    faults.set(path, wordsOf(error)[lang]);
  }
  return [...faults].map(([path, msg]) => ({ path, msg }));
}

/** The sentence for a field that breaks a keyword; its numbers and names are the keyword's own parameters. */
function wordsOf({ keyword, params }: ErrorObject): Words {
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return fieldWords.unknown;
  if (keyword === 'pattern' && params.pattern === PHONE_PATTERN) return fieldWords.phone;
  if (keyword === 'format' && params.format === 'email') return fieldWords.email;
  const text = (fieldWords as WordTable)[keyword] ?? fieldWords.otherwise;
  return typeof text === 'function' ? text(params as never) : text;
}

/** The fault of a field that is unknown or not allowed here, found outside the contract's own check. */
export function unknownField(path: string, lang: Lang): FieldFault {
  return { path, msg: fieldWords.unknown[lang] };
}

/** `/items/0/name` becomes `items.0.name`; a missing or unknown field names itself. */
function pathOf(error: ErrorObject, prefix: string): string {
  const params = error.params as {
    missingProperty?: string;
    additionalProperty?: string;
    unevaluatedProperty?: string;
  };
  const leaf = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const steps = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [prefix, ...steps, leaf].filter((step) => step !== undefined && step !== '').join('.');
}
