/** Five, and the one on the screen. */
const MOST = 6;

/** What one reader opened from the search in this tab, the last first. This memory alone keeps it: it ends with the tab. */
let opened: { reader: string; checkIds: string[] } = { reader: '', checkIds: [] };

/**
 * The records this reader opened last.
 * @param but the one on the screen
 */
export const openedBy = (reader: string, but: string | null): string[] =>
  (opened.reader === reader ? opened.checkIds : []).filter((one) => one !== but);

/** Notes a record that was opened from the search. */
export function noteOpened(reader: string, checkId: string): void {
  opened = { reader, checkIds: [checkId, ...openedBy(reader, checkId)].slice(0, MOST) };
}
