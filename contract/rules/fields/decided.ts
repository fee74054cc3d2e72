import { isOfItem, waysOfAsking, type Asking, type FieldRules } from './asked';
import { comparedFieldsOf, sectionOf } from './items';
import { kindOf } from './kinds';
import { statedFields, type StatedField, type StatedName } from './sections';

/** Why nobody decides about a field. */
export type WhyFixed =
  /** The item compares it, and without it there is nothing to compare. */
  | 'compared'
  /** Nothing compares it, and without it nobody can be asked. */
  | 'needed'
  /** A box: left empty it says no. */
  | 'box'
  /** Left empty it says that there is no end. */
  | 'endless'
  /** The candidate's own wish. */
  | 'wish';

/** A field of an item, and what an operator may choose about it: nothing, where it says why. */
export interface DecidedField {
  field: StatedField;
  ways: readonly Asking[];
  why?: WhyFixed;
}

const fixed: Readonly<Partial<Record<StatedName, WhyFixed>>> = {
  to: 'endless',
  validTo: 'endless',
  doNotContact: 'wish',
};

/**
 * The fields that an item asks for, in the order of the form. One that is optional by nature may be required, and one that nothing
 * compares may be left out: what serves no purpose is not collected (PIPL article 6). A phone is never required: an employer that is
 * no more has none, and no words stand for it there. What another item compares is no field of this one.
 */
export function decidedFields(itemCode: string): DecidedField[] {
  const section = sectionOf(itemCode);
  if (!section) return [];
  return statedFields(section)
    .filter(({ name }) => isOfItem(section, itemCode, name))
    .map((field): DecidedField => {
      const isCompared = comparedFieldsOf(itemCode).includes(field.name);
      const why = field.required ? (isCompared ? 'compared' : 'needed') : whyFixed(field);
      if (why) return { field, ways: [], why };
      const ways = waysOfAsking.filter(
        (way) =>
          !(way === 'required' && kindOf(field.name) === 'phone') && !(way === 'notAsked' && isCompared),
      );
      return { field, ways };
    });
}

const whyFixed = ({ name, kind }: StatedField): WhyFixed | undefined =>
  fixed[name] ?? (kind === 'boolean' ? 'box' : undefined);

/** How an item asks for one of its fields. */
export const wayOf = ({ name, required }: StatedField, rules: FieldRules): Asking =>
  rules[name] ?? (required ? 'required' : 'optional');

/** The rules without what says no more than nothing, in one order, so that two that mean the same are the same. */
export const tidyRules = (rules: FieldRules): FieldRules =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([, way]) => way !== 'optional')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** The fields about which something was decided that nobody may decide, and why: `fieldUnused` for one that is no field of the item. */
export function ruleFaults(
  itemCode: string,
  rules: FieldRules,
): { name: string; fault: 'fieldFixed' | 'fieldUnused' }[] {
  const all = decidedFields(itemCode);
  const faultOf = (name: string, way: Asking) => {
    const own = all.find(({ field }) => field.name === name);
    if (!own) return 'fieldUnused';
    return own.ways.includes(way) ? undefined : 'fieldFixed';
  };
  return Object.entries(rules).flatMap(([name, way]) => {
    const fault = faultOf(name, way);
    return fault ? [{ name, fault }] : [];
  });
}
