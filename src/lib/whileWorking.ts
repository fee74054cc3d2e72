const EVERY_MS = 3 * 60_000;
/** What a person does and no timer: dictation sends `input` alone, and whoever reads turns the wheel. */
const SIGNS = ['keydown', 'pointerdown', 'input', 'wheel'] as const;

/**
 * Tells that somebody is at work: at the first input three minutes after the last time it was told, so that the idle time
 * counted elsewhere begins where the person left off. Without input it tells nothing.
 * @param tell called at most every three minutes
 * @returns stops it
 */
export function whileWorking(tell: () => void): () => void {
  let last = Date.now();
  const handleSign = () => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    tell();
  };
  const options = { capture: true, passive: true };
  SIGNS.forEach((sign) => window.addEventListener(sign, handleSign, options));
  return () => SIGNS.forEach((sign) => window.removeEventListener(sign, handleSign, options));
}
