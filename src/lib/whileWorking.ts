const EVERY_MS = 3 * 60_000;
/** Events that only a person causes: dictation sends `input` alone, and a reader turns the wheel. */
const SIGNS = ['keydown', 'pointerdown', 'input', 'wheel'] as const;

/**
 * Reports activity: at the first input three minutes after the last report, so that the idle time counted elsewhere starts
 * near the person's last input. Without input it reports nothing.
 * @param report called at most every three minutes
 * @returns a function that stops it
 */
export function whileWorking(report: () => void): () => void {
  let last = Date.now();
  const handleSign = () => {
    if (Date.now() - last < EVERY_MS) return;
    last = Date.now();
    report();
  };
  const options = { capture: true, passive: true };
  SIGNS.forEach((sign) => window.addEventListener(sign, handleSign, options));
  return () => SIGNS.forEach((sign) => window.removeEventListener(sign, handleSign, options));
}
