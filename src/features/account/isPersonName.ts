const MAX_LENGTH = 30;

/** Whether somebody may be called so (call 9): 1 to 30 characters, the spaces around them not counted. */
export function isPersonName(value: string): boolean {
  const { length } = [...value.trim()];
  return length > 0 && length <= MAX_LENGTH;
}
