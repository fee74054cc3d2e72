/** Of the rows of each list, by its key in the cache, the latest question whose answer they show. */
const shown = new Map<string, Map<string, number>>();
let questions = 0;

/** Numbers a question about rows as it is asked. */
export const numberQuestion = () => (questions += 1);

/**
 * An answer has come.
 * @param ids the rows it tells of
 * @returns those of them that it may change: of the others a later question has been answered already
 */
export function takeAnswer(key: string, question: number, ids: readonly string[]): ReadonlySet<string> {
  const latest = shown.get(key) ?? new Map<string, number>();
  shown.set(key, latest);
  const taken = ids.filter((id) => (latest.get(id) ?? 0) <= question);
  for (const id of taken) latest.set(id, question);
  return new Set(taken);
}

/** The list is in the cache no more. */
export const forgetAnswers = (key: string) => void shown.delete(key);
