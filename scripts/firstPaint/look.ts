// Compiled by the build (looks.mjs) into a script of its own, which the boot script adds for a link's page beside the call for its
// reply. It draws the page's words with the facts of that reply before the program is there; the program draws over them (src/main.tsx).
import { isWhole } from '../../contract/rules/coverage';
import type { CandidateView } from '../../src/api/resources/candidateApi';
import type { ReportView } from '../../src/api/resources/reportsApi';
import { hasBegun, isOpen, stepsOf } from '../../src/features/candidate/candidateSteps';
import { isAwayFromChina, onChinasDay } from '../../src/lib/chinaTime';
import { PLACES } from './lookPlaces';

/** An element as `[name, attributes, ...children]`, a text as itself. */
type Node = string | [name: string, attributes: Record<string, string>, ...children: Node[]];
interface Look {
  css: string;
  /** A moment in China, for readers elsewhere: `{time}` stands in it. */
  inChina: string;
  /** By name, as lookReplies.ts gives them. */
  trees: Record<string, Node[]>;
}
type Facts = Record<string, string | number>;
declare const LOOK: Look;
/** The call that is answered. */
declare const KIND: 'invitation' | 'share';

const { boot } = window;
const root = document.getElementById('root')!;
const { css, inChina, trees } = LOOK;

void draw()
  // The program draws the page whatever happened here, and says what is wrong.
  .catch(() => false)
  .then((isDrawn) => {
    if (!isDrawn) return boot?.start();
    // After the paint: the program would delay it.
    new PerformanceObserver(() => boot?.start()).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

/** @returns false where the page has no look: it is further on, or its reply is a refusal */
async function draw(): Promise<boolean> {
  if (!boot?.ahead) return false;
  const asked = boot.ahead[3];
  const reply = (await (await asked)!.clone().json()) as { code: number; data: never };
  if (reply.code !== 0) return false;
  const [name, facts] = (KIND === 'invitation' ? ofCandidate : ofReport)(reply.data) ?? [];
  const tree = name && trees[name];
  if (!tree || root.hasChildNodes()) return false;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  root.append(...tree.map((node) => built(node, facts!)));
  boot.drawOver = drawOver;
  return true;
}

function drawOver(program: () => void): void {
  const [, clicked] = boot!.end();
  const parts = () => [...root.querySelectorAll<HTMLElement>('a, button')];
  const places = clicked.map((target) => parts().findIndex((part) => part.contains(target)));
  program();
  document.adoptedStyleSheets = [];
  places.forEach((at) => parts()[at]?.click());
}

function ofCandidate(view: CandidateView): [string, Facts] | undefined {
  if (!isOpen(view) || hasBegun(view) || view.items.length < 2) return undefined;
  return [
    'candidate',
    {
      ...textsOf(view),
      itemNames: view.items.map((item) => item.name).join(' · '),
      [PLACES.itemCount]: view.items.length,
      [PLACES.stepCount]: stepsOf(view).length,
      [PLACES.expiresAt.drawn]: deadline(view.expiresAt),
    },
  ];
}

function ofReport(report: ReportView): [string, Facts] | undefined {
  const isPlain =
    // The words of this script are those that the product began with.
    !report.words &&
    isWhole(report.coverage) &&
    report.status !== 'disputed' &&
    report.expiresAt &&
    report.mobile &&
    !report.idNumberMasked &&
    !report.idNumbers;
  if (!isPlain) return undefined;
  return [
    report.outcome,
    {
      ...textsOf(report),
      [PLACES.itemCount]: report.version,
      [PLACES.expiresAt.drawn]: deadline(report.expiresAt!),
      [PLACES.publishedAt.drawn]: localMinute(report.publishedAt),
    },
  ];
}

const textsOf = (reply: object): Facts =>
  Object.fromEntries(Object.entries(reply).filter(([, value]) => typeof value === 'string')) as Facts;

function deadline(iso: string): string {
  const time = onChinasDay(iso);
  return isAwayFromChina(new Date(iso)) ? inChina.replace('{time}', time) : time;
}

/** As formatDateTime of src/lib/dates.ts says it. */
function localMinute(iso: string): string {
  const at = new Date(iso);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}

const PLACE = new RegExp(
  [
    String.raw`\{(\w+)[^}]*\}`,
    PLACES.expiresAt.drawn,
    PLACES.publishedAt.drawn,
    String.raw`\b(?:${PLACES.itemCount}|${PLACES.stepCount})\b`,
  ].join('|'),
  'gs',
);

function built(node: Node, facts: Facts, space = 'http://www.w3.org/1999/xhtml'): globalThis.Node {
  const filled = (text: string) =>
    text.replace(PLACE, (place, key: string | undefined) => String(facts[key ?? place] ?? place));
  if (typeof node === 'string') return document.createTextNode(filled(node));
  const [name, attributes, ...children] = node;
  const within = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
  const element = document.createElementNS(within, name);
  const { style, ...others } = attributes;
  // The policy drops it as an attribute.
  if (style) (element as HTMLElement).style.cssText = style;
  for (const [key, value] of Object.entries(others))
    element.setAttribute(key, key.startsWith('aria-') ? filled(value) : value);
  element.append(...children.map((child) => built(child, facts, within)));
  return element;
}
