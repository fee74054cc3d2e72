/** What the boot script of index.html leaves for the program (scripts/firstPaint/boot.js). */
export interface Boot {
  /** The program draws from here on: returns the prerendered route still shown, if any, and the clicks held back since. */
  end: () => [drawnRoute: string | undefined, clicked: Element[]];
  /** The program cannot draw: reloads once, then shows words and a retry button. */
  fail: () => void;
  /** Fetches the program; a second time nothing happens. */
  start: () => void;
  /**
   * There while a link's page shows the words of its reply, drawn without the program (scripts/firstPaint/look.ts): draws over them.
   * Clicks made meanwhile go to what then stands in the same place.
   */
  drawOver?: (draw: () => void) => void;
  /** A call made before the program was there, and its reply; undefined where the network failed. */
  ahead?: [path: string, body: string, headers: Headers, reply: Promise<Response | undefined>];
}

declare global {
  interface Window {
    boot?: Boot;
  }
}
