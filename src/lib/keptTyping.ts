import { readContent, writeItem } from './storage';
import { forgetTyping, TYPING_KEY as KEY, TYPING_TYPE as TYPE, typingOwner } from './typingOwner';

/** Whoever reloads goes back to the form at once; later the text is of no use and only lies about. */
const KEPT_MS = 30 * 60_000;

interface Kept {
  /** Whose text it is, and of which account: nobody else's form is filled with it. */
  owner: string;
  until: number;
  forms: Record<string, unknown>;
}

/** The place of a form: its screen and object, and what tells it from the others there. */
export function placeOf(form: string): string {
  const [pathname, search] = window.location.hash.slice(1).split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  return JSON.stringify([pathname, query.get('tab'), query.get('id'), form]);
}

/** Keeps typed values over a reload, in this tab, for the person and the account it shows now. */
export function keepTyping(place: string, values: unknown): void {
  const forms = owned()?.forms ?? {};
  const until = Date.now() + KEPT_MS;
  writeItem<Kept>(KEY, { owner: typingOwner(), until, forms: { ...forms, [place]: values } }, TYPE);
}

/** The values that were kept for a form of this account, once; undefined if there are none. */
export function takeTyping(place: string): unknown {
  const kept = owned();
  if (!kept || !(place in kept.forms)) return undefined;
  const { [place]: values, ...rest } = kept.forms;
  if (Object.keys(rest).length === 0) forgetTyping();
  else writeItem<Kept>(KEY, { ...kept, forms: rest }, TYPE);
  return values;
}

function owned(): Kept | undefined {
  const kept = readKept();
  return typingOwner() !== '' && kept?.owner === typingOwner() ? kept : undefined;
}

function readKept(): Kept | undefined {
  const kept = readContent<Partial<Kept> | null>(KEY, TYPE);
  const isWhole = typeof kept?.owner === 'string' && typeof kept.forms === 'object' && kept.forms !== null;
  if (isWhole && typeof kept.until === 'number' && kept.until > Date.now()) return kept as Kept;
  if (kept !== undefined) forgetTyping();
  return undefined;
}
