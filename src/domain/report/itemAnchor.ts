/** The id of an item's section on the page. */
export const itemAnchor = (checkItemId: string) => `item-${checkItemId}`;

/** Scrolls to an item's section. The address bar's hash is the router's, so a plain anchor would leave the page. */
export function goToItem(checkItemId: string): void {
  const section = document.getElementById(itemAnchor(checkItemId));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
