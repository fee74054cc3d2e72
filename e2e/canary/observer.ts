import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page, type Request, type Response } from '@playwright/test';
import type { Place } from '@probity/contract/whoReads/types';
import { WAITING } from '../lib/settled.mjs';
import type { Sightings, Viewer } from './sightings';

const STILL_MS = 40;
const STILL_TIMES = 3;

/** A person with a browser: everything they see, and everything their calls return, is recorded. */
export class Observer {
  private readonly open = new Set<Request>();
  private reading: Promise<void>[] = [];
  private received: string[] = [];
  private files: string[] = [];

  constructor(
    readonly page: Page,
    private readonly viewer: Viewer,
    private readonly sightings: Sightings,
  ) {
    page.on('request', (request) => this.open.add(request));
    page.on('requestfailed', (request) => this.open.delete(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('download', (download) => this.reading.push(this.take(download)));
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/gateway/')) this.reading.push(this.read(response));
    });
  }

  /** Forgets everything loaded before: time has passed. */
  async later(): Promise<void> {
    await this.page.goto('about:blank');
  }

  /** Opens a screen and records it. */
  async visit(on: Place, path: string): Promise<void> {
    this.received = [];
    this.files = [];
    await this.page.goto(`/#${path}`);
    await this.look(on);
  }

  /** Records what is open now. */
  async look(on: Place, isRevealed = false): Promise<void> {
    await this.settled();
    const text = await this.page.evaluate(visibleText);
    const { received, files } = this;
    this.sightings.note(this.viewer, on, { text, received: received.join('\n'), files }, isRevealed);
  }

  /** Goes through every item of a draft; with a purpose its files are downloaded, and other people's phones revealed. */
  async lookAtItems(purpose = ''): Promise<void> {
    const on = '/reportDetail/edit';
    const rail = this.page.getByRole('navigation', { name: 'Items' });
    let isRevealed = false;
    for (const button of await rail.getByRole('button').all()) {
      const name = await button.innerText();
      await button.click();
      await this.look(on, isRevealed);
      if (purpose === '') continue;
      await this.takeFiles(on, purpose, isRevealed);
      if (/^(Employment|Reference)/.test(name)) {
        await this.reveal(on, purpose);
        // The candidate's data stays revealed from item to item.
        isRevealed = true;
      }
    }
  }

  /** Opens the bell of the screen and records it. */
  async lookInBell(): Promise<void> {
    this.received = [];
    await this.page.getByRole('button', { name: /^Notifications/ }).click();
    await this.look('bell');
    await this.page.keyboard.press('Escape');
  }

  /** The same screen on paper. */
  async lookPrinted(on: Place): Promise<void> {
    await this.page.emulateMedia({ media: 'print' });
    this.files = [];
    await this.look(on);
    await this.page.emulateMedia({ media: null });
  }

  /** Downloads each file of the screen, with a purpose where one is required. */
  async takeFiles(on: Place, purpose = '', isRevealed = false): Promise<void> {
    const buttons = this.page.getByRole('button', { name: /^(Download )?qx\w+xq\.pdf$/ });
    for (const button of await buttons.all()) {
      const before = this.files.length;
      await button.click();
      const dialog = this.page.getByRole('dialog');
      await expect.poll(async () => this.files.length > before || (await dialog.count()) > 0).toBe(true);
      if ((await dialog.count()) > 0 && purpose !== '') await this.sayWhatFor(purpose);
      await expect.poll(() => this.files.length).toBeGreaterThan(before);
    }
    await this.look(on, isRevealed);
  }

  /** Reveals every masked number of the screen. */
  async reveal(on: Place, purpose: string): Promise<void> {
    const buttons = this.page.getByRole('button', { name: /^Reveal: / });
    while ((await buttons.count()) > 0) {
      const left = await buttons.count();
      await buttons.first().click();
      await this.sayWhatFor(purpose);
      await expect(buttons).toHaveCount(left - 1);
    }
    await this.look(on, true);
  }

  private async sayWhatFor(purpose: string): Promise<void> {
    const confirm = { name: /^(Reveal|Open)$/ };
    // The question may be above the dialog that shows the number.
    const dialog = this.page.getByRole('dialog').filter({ has: this.page.getByRole('button', confirm) });
    await dialog.getByRole('textbox').fill(purpose);
    await dialog.getByRole('button', confirm).click();
    await expect(dialog).toHaveCount(0);
  }

  /** Waits until nothing is under way or expected for a moment. */
  private async settled(): Promise<void> {
    for (let still = 0; still < STILL_TIMES;) {
      await this.page.waitForTimeout(STILL_MS);
      const isWaiting = this.open.size > 0 || (await this.page.locator(WAITING).count()) > 0;
      still = isWaiting ? 0 : still + 1;
    }
    await Promise.all(this.reading);
    this.reading = [];
  }

  private async read(response: Response): Promise<void> {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    this.received.push(await response.text().catch(() => ''));
  }

  private async take(download: Download): Promise<void> {
    const bytes = await readFile(await download.path());
    this.files.push(createHash('sha256').update(bytes).digest('hex'));
  }
}

/** Runs in the page: all readable text, including folded parts; of a select only the chosen option. */
function visibleText(): string {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const parts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const parent = node.parentElement!;
      const isShown = parent.checkVisibility({ visibilityProperty: true });
      if (isShown && !parent.closest('select, script, style, noscript')) parts.push(node.data);
      continue;
    }
    if (!(node instanceof Element) || !node.checkVisibility({ visibilityProperty: true })) continue;
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) parts.push(node.value);
    if (node instanceof HTMLSelectElement) parts.push(node.selectedOptions[0]?.text ?? '');
    for (const name of ['alt', 'title', 'aria-label']) parts.push(node.getAttribute(name) ?? '');
  }
  return parts.join('\n');
}
