/**
 * Focuses the button of the account in use once the frame of the account switched to is drawn: what was pressed went with the
 * old frame, and the keyboard would begin at the top of the page.
 * @param label how the name of that button begins
 */
export function focusAccount(label: string): void {
  const pressed = document.activeElement;
  const look = () => {
    const now = document.activeElement;
    // Whoever has gone on meanwhile stays where they are.
    if (now && now !== document.body && now !== pressed) return observer.disconnect();
    const button = [...document.querySelectorAll('button')].find(
      (one) => one !== pressed && one.getAttribute('aria-label')?.startsWith(label),
    );
    if (!button) return;
    observer.disconnect();
    button.focus();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] });
}
