/** Counts the clicks of a person from here on; what a label passes on to its control is the same click. */
export function countClicks(): () => number {
  let clicks = 0;
  const count = () => (clicks += 1);
  window.addEventListener('pointerdown', count, true);
  return () => {
    window.removeEventListener('pointerdown', count, true);
    return clicks;
  };
}
