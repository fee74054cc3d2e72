/**
 * Runs the loader of a part that a screen can do without, and once more where it fails. It never reloads the page: a call may be
 * under way, or nobody did anything.
 * @returns undefined where the part cannot be fetched
 */
export const loadQuietly = <Part>(load: () => Promise<Part>): Promise<Part | undefined> =>
  load()
    .catch(load)
    .catch(() => undefined);
