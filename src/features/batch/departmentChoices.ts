import type { Batch } from '../../api/resources/batchesApi';

interface Kept {
  /** The department that the batch names by now; null or absent: none. */
  kept: string | null | undefined;
  /** What it is called where the reader may not order at its cost, and so is not told its name. */
  label: string;
}

/** The departments at whose cost the reader may order; where the batch names another one, it stands first as what is chosen. */
export function departmentChoices(departments: Batch['departments'], named?: Kept) {
  const choices = departments.map(({ departmentId, name }) => ({ value: departmentId, label: name }));
  if (!named?.kept || choices.some(({ value }) => value === named.kept)) return choices;
  return [{ value: named.kept, label: named.label }, ...choices];
}
