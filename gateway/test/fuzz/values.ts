import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../../src/server/contract/closeSchema';

export const NASTY = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\u202Eabc', '👩‍👩‍👧‍👦', '%', '_%\\', "'; drop table checks; --", '"', '{{x}}', '${x}', '=1+1',
  '<script>alert(1)</script>', '../../etc/passwd', 'null', 'undefined', 'NaN', '-0', '１３８００００００００', '13800000001', '  13800000001 ',
  '110105194912310021', '李'.repeat(50), 'x'.repeat(5_000), '\r\nX: y', '\t', '\uFEFF', '0x10', '1e309', '2024-02-30',
]; // prettier-ignore
const DATES = [
  '2024-02-29',
  '2023-02-29',
  '0001-01-01',
  '9999-12-31',
  '2024-13-01',
  '10000-01-01',
  '-0001-01-01',
  '',
];
const TIMES = ['2024-02-29T23:59:60Z', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z', '2024-01-01', 'now', '+275760-09-13T00:00:00Z']; // prettier-ignore

/** Values that mostly fit a schema and are as odd as it allows; `ids` are of existing objects. */
export function nonsenseFor(
  document: Json,
  ids: readonly string[],
): (schema: Json | undefined) => Arbitrary<unknown> {
  const resolve = (schema: Json): Json => {
    const ref = schema.$ref as string | undefined;
    if (!ref) return schema;
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    return resolve(document.components.schemas[name] as Json);
  };

  const text = (schema: Json): Arbitrary<unknown> => {
    if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
    if (schema.format === 'date') return fc.constantFrom(...DATES);
    if (schema.format === 'date-time') return fc.constantFrom(...TIMES);
    const clip = (value: string) => value.slice(0, (schema.maxLength as number | undefined) ?? 5_000);
    const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' })).map(clip);
    if (typeof schema.pattern !== 'string') return nasty;
    return fc.oneof({ weight: 4, arbitrary: fc.stringMatching(new RegExp(schema.pattern)).map(clip) }, nasty);
  };

  const whole = (schema: Json): Arbitrary<unknown> => {
    const least = (schema.minimum as number | undefined) ?? -1;
    const most = (schema.maximum as number | undefined) ?? Number.MAX_SAFE_INTEGER;
    return fc.constantFrom(least, most, Math.min(Math.max(0, least), most), Math.min(least + 1, most));
  };

  const object = (schema: Json): Arbitrary<unknown> => {
    const properties = (schema.properties ?? {}) as Record<string, Json>;
    const required = ((schema.required ?? []) as string[]).filter((name) => properties[name]);
    const values = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, any(one)]));
    if (Object.keys(values).length === 0 && schema.additionalProperties)
      return fc.dictionary(fc.constantFrom(...NASTY), any(schema.additionalProperties as Json), {
        maxKeys: 3,
      });
    return fc.record(values, { requiredKeys: required });
  };

  const any = (given: Json | undefined): Arbitrary<unknown> => {
    if (!given || (given as unknown) === true) return fc.jsonValue();
    const schema = resolve(given);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
    const choices = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
    if (choices) return fc.oneof(...choices.map(any));
    if (schema.allOf) {
      const parts = (schema.allOf as Json[]).map(resolve);
      const properties = Object.assign({}, ...parts.map((part) => part.properties as object)) as Json;
      return object({ properties, required: parts.flatMap((part) => (part.required ?? []) as string[]) });
    }
    const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat() as string[];
    const byType: Record<string, () => Arbitrary<unknown>> = {
      string: () => text(schema),
      integer: () => whole(schema),
      number: () => whole(schema),
      boolean: () => fc.boolean(),
      null: () => fc.constant(null),
      object: () => object(schema),
      array: () =>
        fc.array(any(schema.items as Json), {
          minLength: (schema.minItems as number | undefined) ?? 0,
          maxLength: Math.min((schema.maxItems as number | undefined) ?? 3, 3),
        }),
    };
    return fc.oneof(...types.map((type) => byType[type]!()));
  };
  return any;
}
