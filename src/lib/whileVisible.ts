/**
 * Polls, `seconds` after each answer; never while the tab is hidden, and at once when it is shown again.
 * @param ask resolves false to stop polling
 * @returns a function that stops it; an answer still under way is then the caller's to drop
 */
export function askWhileVisible(ask: () => Promise<boolean>, seconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;

  const run = async () => {
    isAsking = true;
    const goesOn = await ask();
    isAsking = false;
    if (!goesOn) stop();
    else wait();
  };
  const wait = () => {
    if (!isOver && !document.hidden) timer = setTimeout(() => void run(), seconds * 1000);
  };
  const onVisibility = () => {
    clearTimeout(timer);
    if (!document.hidden && !isAsking) void run();
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };

  document.addEventListener('visibilitychange', onVisibility);
  wait();
  return stop;
}
