/** Counts a person's clicks from here on; a click that a label passes on to its control counts once. */
export function countClicks(): () => number {
  let clicks = 0;
  const count = () => (clicks += 1);
  window.addEventListener('pointerdown', count, true);
  return () => {
    window.removeEventListener('pointerdown', count, true);
    return clicks;
  };
}
