const MAX_LENGTH = 30;

/** True for a permitted name of a person (call 9): 1 to 30 characters, not counting the spaces around them. */
export function isPersonName(value: string): boolean {
  const { length } = [...value.trim()];
  return length > 0 && length <= MAX_LENGTH;
}
