// The section "Who writes, who reads" of docs/product.md, from the list in contract/whoReads.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { loadTypeScript } from './typeScript.mjs';

export const PRODUCT_PAGE = 'docs/product.md';
const BEGIN = '<!-- Written by `npm run generate` from contract/whoReads. -->';
const END = '<!-- Up to here. -->';

/** The product page with the section that the list gives. */
export async function productPage() {
  const { sections, people } = await loadTypeScript('contract/whoReads/index.ts');
  const page = readFileSync(path.join(root, PRODUCT_PAGE), 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${PRODUCT_PAGE} has lost the marks of its generated section`);
  const tables = sections.map(({ title, facts }) => `### ${title}\n\n${table(facts, people)}`);
  return `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${after}`;
}

function table(facts, people) {
  const names = (who) => who.map((one) => people[one]).join(', ');
  const written = ({ by, enteredOn }) => `${names(by)} on ${enteredOn}`;
  const readings = ({ read, nobody }) =>
    nobody
      ? `nobody: ${nobody}`
      : read
          .map(({ on, form, who }) => `${on}: ${form === 'plain' ? '' : `${form}, `}${names(who)}`)
          .join('<br>');
  const rows = [];
  for (const fact of facts) {
    const row = { what: [fact.what], written: written(fact), read: readings(fact) };
    // Facts written and read by the same people at the same places share a line.
    const same = rows.find((other) => other.written === row.written && other.read === row.read);
    if (same) same.what.push(fact.what);
    else rows.push(row);
  }
  const lines = rows.map(({ what, written: by, read }) => `| ${together(what)} | ${by} | ${read} |`);
  return ['| what | written by | read at, by |', '|---|---|---|', ...lines].join('\n');
}

/** `Education: school`, `Education: major` → `Education: school, major`. */
function together(what) {
  const topics = new Map();
  for (const one of what) {
    const [, topic, rest] = /^([^:]+): (.*)$/.exec(one) ?? [null, one, ''];
    topics.set(topic, [...(topics.get(topic) ?? []), rest].filter(Boolean));
  }
  return [...topics]
    .map(([topic, rest]) => (rest.length > 0 ? `${topic}: ${rest.join(', ')}` : topic))
    .join('<br>');
}
