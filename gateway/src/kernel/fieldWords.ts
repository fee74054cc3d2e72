import type { ErrorObject } from 'ajv';
import type { Lang } from './context';

export interface FieldFault {
  path: string;
  msg: string;
}

type Words = (params: Record<string, unknown>) => Record<Lang, string>;

const PHONE_PATTERN = '^1\\d{10}$';

const words: Record<string, Words> = {
  required: () => ({ en: 'This field is required', zh: '此项必填' }),
  additionalProperties: () => ({ en: 'This field is not known', zh: '未知字段' }),
  unevaluatedProperties: () => ({ en: 'This field is not known', zh: '未知字段' }),
  type: ({ type }) => ({ en: `Must be of type ${String(type)}`, zh: `类型应为 ${String(type)}` }),
  minLength: ({ limit }) => ({
    en: `Must have at least ${String(limit)} characters`,
    zh: `至少 ${String(limit)} 个字符`,
  }),
  maxLength: ({ limit }) => ({
    en: `Must have at most ${String(limit)} characters`,
    zh: `最多 ${String(limit)} 个字符`,
  }),
  minItems: ({ limit }) => ({
    en: `Must have at least ${String(limit)} entries`,
    zh: `至少 ${String(limit)} 项`,
  }),
  maxItems: ({ limit }) => ({
    en: `Must have at most ${String(limit)} entries`,
    zh: `最多 ${String(limit)} 项`,
  }),
  uniqueItems: () => ({ en: 'Entries must not repeat', zh: '不能有重复项' }),
  minimum: ({ limit }) => ({ en: `Must be at least ${String(limit)}`, zh: `不能小于 ${String(limit)}` }),
  maximum: ({ limit }) => ({ en: `Must be at most ${String(limit)}`, zh: `不能大于 ${String(limit)}` }),
  enum: ({ allowedValues }) => ({
    en: `Must be one of ${(allowedValues as unknown[]).join(', ')}`,
    zh: `只能是 ${(allowedValues as unknown[]).join('、')}`,
  }),
  const: ({ allowedValue }) => ({
    en: `Must be ${String(allowedValue)}`,
    zh: `只能是 ${String(allowedValue)}`,
  }),
  format: ({ format }) => ({ en: `Is not a valid ${String(format)}`, zh: `${String(format)} 格式不正确` }),
  pattern: ({ pattern }) =>
    pattern === PHONE_PATTERN
      ? { en: 'Please enter a valid phone number', zh: '请输入正确的手机号' }
      : { en: 'Has the wrong format', zh: '格式不正确' },
};

const otherwise: Record<Lang, string> = { en: 'Is not valid', zh: '内容不正确' };

/** Sentences for the caller, one per field, in the caller's language. Values never appear in them. */
export function fieldFaults(errors: readonly ErrorObject[], lang: Lang, prefix = ''): FieldFault[] {
  const faults = new Map<string, string>();
  for (const error of errors) {
    const path = pathOf(error, prefix);
    if (faults.has(path) || (error.keyword === 'if' && errors.length > 1)) continue;
    faults.set(
      path,
      words[error.keyword]?.(error.params as Record<string, unknown>)[lang] ?? otherwise[lang],
    );
  }
  return [...faults].map(([path, msg]) => ({ path, msg }));
}

/** The fault of a field that is not known or has no place here, found beside the contract's own check. */
export function unknownField(path: string, lang: Lang): FieldFault {
  return { path, msg: words.additionalProperties!({})[lang] };
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
