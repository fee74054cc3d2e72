import type { CallInput } from '../gateway';
import { NASTY } from './values';
import type { Random } from './random';

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 0);
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((inner: unknown) => ({ a: inner }), {});

/** Values that no field asks for. */
const WRONG: readonly ((was: unknown) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => [],
  () => ({}),
  () => -1,
  () => 0.5,
  () => 2 ** 53,
  () => -(2 ** 31) - 1,
  () => 1e308,
  () => 'x'.repeat(100_000),
  () => '\u0000',
  () => '\ud800',
  () => 'a\udfffb',
  () => '\u202eabc\u2066',
  () => '0000-00-00',
  () => '2024-02-30',
  () => '9999999-12-31',
  () => '+275760-09-13T00:00:00.001Z',
  () => '-271821-04-20T00:00:00Z',
  () => deep(200),
  () => nested(200),
  () => Array.from({ length: 1_001 }, () => 'x'),
  (was) => [was],
  (was) => ({ value: was }),
  (was) => String(was),
  (was) => `urn:uuid:${String(was)}`,
  (was) => `{${String(was)}}`,
  (was) => String(was).toUpperCase(),
  (was) => String(was).replaceAll('-', ''),
  (was) => `${String(was)}\u0000`,
  (was) => ` ${String(was)} `,
  (was) => `${String(was)}'--`,
];
const NAMES = [
  '__proto__',
  'constructor',
  'mainId',
  'userId',
  'role',
  'main_id',
  '',
  '\u0000',
  '$where',
  'x'.repeat(300),
];

/** Changes one thing of a valid request: a value, a name, or a field's presence. */
export function mutated(input: CallInput, random: Random): CallInput {
  const inQuery =
    input.query && Object.keys(input.query).length > 0 && (input.body === undefined || random.chance(0.3));
  if (inQuery) return { ...input, query: changed(input.query, random) as Record<string, string> };
  if (input.body === undefined) return { ...input, query: { ...input.query, [random.pick(NAMES)]: '1' } };
  return { ...input, body: changed(input.body, random) };
}

function changed(value: unknown, random: Random): unknown {
  const isWhole = value === null || typeof value !== 'object';
  if (isWhole || random.chance(0.05))
    return random.chance(0.4) ? random.pick(NASTY) : random.pick(WRONG)(value);
  if (Array.isArray(value)) {
    if (value.length === 0 || random.chance(0.2)) return [...value, random.pick(WRONG)('x')];
    const at = random.below(value.length);
    return value.map((one, index) => (index === at ? changed(one, random) : one));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || random.chance(0.15))
    return Object.fromEntries([...entries, [random.pick(NAMES), random.pick(WRONG)('x')]]);
  const at = random.below(entries.length);
  if (random.chance(0.15)) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(
    entries.map(([name, one], index) => [name, index === at ? changed(one, random) : one]),
  );
}
