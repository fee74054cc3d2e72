import type { Locator, Page } from '@playwright/test';
import { expect } from './world/journey';

/** The most stops of a screen on the way to a thing; the longest form has fewer. */
const MOST_STOPS = 90;

/** In the page: where the focus is. `isLost`: on nothing; `faults`: what is wrong with a place reached by Tab. */
interface Stop {
  what: string;
  isLost: boolean;
  faults: string[];
}

/**
 * In the page: judges the present stop. It has to be on the screen, above what else is there, and must not look as it does
 * without the focus: the look is kept until the next stop and compared with what it is then.
 */
function stop(): Stop {
  const kept = globalThis as unknown as { keptStop?: { at: Element; look: string; what: string } };
  const faults: string[] = [];
  document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish());
  const at = document.activeElement;
  const isField = (one: Element) => one.matches('input, textarea, select');
  const frameOf = (one: Element) => (isField(one) ? one.parentElement! : one);
  const whatOf = (one: Element) =>
    `${one.tagName.toLowerCase()} ${one.getAttribute('aria-label') ?? one.getAttribute('name') ?? one.textContent?.slice(0, 40) ?? ''} ${one.id}`;
  const lookOf = (one: Element) => {
    const frame = frameOf(one);
    // What else can have the focus in there looks different because of itself.
    const parts = [...frame.querySelectorAll('*')].filter(
      (part) => part === one || !part.matches('button, a, input, select, textarea, [tabindex]'),
    );
    return [frame, ...parts.slice(0, 40)]
      .flatMap((part) => [undefined, '::before', '::after'].map((of) => getComputedStyle(part, of)))
      .map((style) =>
        [
          style.outline,
          style.boxShadow,
          style.border,
          style.backgroundColor,
          style.textDecorationLine,
          style.opacity,
          style.top,
        ].join(),
      )
      .join('\n');
  };
  const before = kept.keptStop;
  if (before && before.at !== at && before.at.isConnected && lookOf(before.at) === before.look)
    faults.push(`it cannot be seen that ${before.what} has the focus`);
  kept.keptStop = undefined;
  if (!at || at === document.body) return { what: 'nothing', isLost: true, faults };
  const frame = frameOf(at);
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const isClear = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ].some(([x, y]) => {
    const above = document.elementFromPoint(x!, y!);
    return above !== null && (frame.contains(above) || above.contains(frame));
  });
  if (!isClear) faults.push(`${whatOf(at)} has the focus out of sight`);
  kept.keptStop = { at, look: lookOf(at), what: whatOf(at) };
  return { what: whatOf(at), isLost: false, faults };
}

const hasFocus = (element: Element) => element === document.activeElement;

/** A person without a mouse: reaches things by Tab alone, and always sees where they are. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Presses a key; the focus is somewhere afterwards, also once the reply is there. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.expectHeld();
  }

  async expectHeld(): Promise<void> {
    const where = () =>
      this.page
        .evaluate(() => document.activeElement !== null && document.activeElement !== document.body)
        // The document went.
        .catch(() => false);
    await expect.poll(where, { message: 'the focus is somewhere', timeout: 5_000 }).toBe(true);
  }

  /** Goes by Tab, or back, to a thing, which has to be on the way before the screen's end. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    const way: string[] = [];
    while (!(await target.evaluate(hasFocus))) {
      await this.page.keyboard.press(key);
      const { what, isLost, faults } = await this.page.evaluate(stop);
      way.push(what);
      expect.soft(faults, way.slice(-3).join(' → ')).toEqual([]);
      if (isLost || way.length > MOST_STOPS)
        throw new Error(`${String(target)} is not reached by ${key}:\n${way.join('\n')}`);
    }
  }

  /** Goes to a button, link or box and presses it. */
  async use(
    target: Locator,
    key: 'Enter' | 'Space' = 'Enter',
    by: 'Tab' | 'Shift+Tab' = 'Tab',
  ): Promise<void> {
    await this.to(target, by);
    await this.press(key);
  }

  /** Goes to a field and types. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
    await expect(target).toHaveValue(text);
  }

  /** Goes to a box and ticks it. */
  async tick(target: Locator): Promise<void> {
    await this.use(target, 'Space');
    await expect(target).toBeChecked();
  }

  /** Goes to a list of one line and types what it is to say. */
  async choose(target: Locator, label: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(label);
    await expect(target.locator('option:checked')).toHaveText(label);
  }

  /** Goes into a group of which one is chosen, and on by the arrows. */
  async pick(group: Locator, target: Locator): Promise<void> {
    const inGroup = async () => group.evaluate((element) => element.contains(document.activeElement));
    for (let stops = 0; !(await inGroup()); stops += 1) {
      if (stops > MOST_STOPS) throw new Error(`${String(group)} is not reached`);
      await this.page.keyboard.press('Tab');
      const { faults } = await this.page.evaluate(stop);
      expect.soft(faults).toEqual([]);
    }
    const count = await group.getByRole('radio').count();
    for (let moves = 0; !(await target.evaluate(hasFocus)); moves += 1) {
      if (moves > count) throw new Error(`${String(target)} is not reached by the arrows`);
      await this.press('ArrowRight');
    }
    // Reached by Tab nothing is chosen yet, reached by an arrow it is.
    if (!(await target.isChecked())) await this.press('Space');
    await expect(target).toBeChecked();
  }
}
