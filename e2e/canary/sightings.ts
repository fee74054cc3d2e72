import {
  accountFactNames,
  enterpriseFactNames,
  journeyFacts,
  type JourneyFact,
} from '@probity/contract/whoReads';
import type { Fact, Form, Person, Place } from '@probity/contract/whoReads/types';
import type { Canary, Values } from './values';

/** The reader, as the list names them, with the analyst who publishes apart from the one who works. */
export type Viewer = Person | 'reviewer';

export interface Seen {
  text: string;
  /** The replies of the screen's calls. */
  received: string;
  /** SHA-256 of each downloaded file. */
  files: string[];
}

/** Each journey has facts of its own. */
export type Part = 'enterprise' | 'account' | 'mainJob';

const facts = Object.entries(journeyFacts) as [JourneyFact, Fact][];
const partOf = (name: string): Part => {
  if (enterpriseFactNames.has(name)) return 'enterprise';
  return accountFactNames.has(name) ? 'account' : 'mainJob';
};
const squeezed = (text: string) => text.replace(/\s+/g, '');
const lineOf = (name: string, who: Viewer, on: Place, form: string) => `${name}: ${who} at ${on}, ${form}`;

/** The sightings of each canary: by whom, where, and in which form. */
export class Sightings {
  private readonly seen = new Set<string>();
  /** Facts received in clear by somebody the list does not name as a reader in clear. */
  private readonly received = new Set<string>();

  constructor(private readonly values: Values) {}

  note(who: Viewer, on: Place, seen: Seen, isRevealed = false): void {
    const text = squeezed(seen.text);
    const received = squeezed(seen.received);
    for (const [name, fact] of facts) {
      const canary = this.values[name];
      const form = formIn(text, seen.files, canary, isRevealed);
      // Values masked before stay masked, and values that are plain anyway do not count as revealed.
      const isPlainAnyway = form === 'revealed' && expected(fact, who, on).includes('plain');
      if (form) this.seen.add(lineOf(name, who, on, isPlainAnyway ? 'plain' : form));
      const isOpen = received.includes(squeezed(canary.value));
      if (isOpen && !mayHave(fact, who)) this.received.add(`${name}: ${who} at ${on}`);
    }
  }

  /** The differences between the list and the sightings, for the facts of one part and those who looked. */
  differences(part: Part, looked: (who: Viewer) => boolean = () => true) {
    const entered = facts.filter(([name]) => partOf(name) === part);
    // Facts of another part were not entered here: a similar mask is somebody else's.
    const isOfPart = (line: string) => entered.some(([name]) => line.startsWith(`${name}:`));
    const isTheirs = (line: string) => looked(/^\w+: (\w+) at /.exec(line)![1] as Viewer);
    const listed = new Set(entered.flatMap(([name, fact]) => linesOf(name, fact, false)));
    const allowed = new Set(entered.flatMap(([name, fact]) => linesOf(name, fact, true)));
    return {
      notSeen: [...listed].filter((line) => isTheirs(line) && !this.seen.has(line)).sort(),
      notListed: [...this.seen].filter((line) => isOfPart(line) && !allowed.has(line)).sort(),
      receivedAndNotListed: [...this.received].filter(isOfPart).sort(),
    };
  }
}

function formIn(text: string, files: string[], canary: Canary, isRevealed: boolean): Form | undefined {
  if (canary.sha256 && files.includes(canary.sha256)) return 'file';
  if (text.includes(squeezed(canary.value))) {
    if (canary.sha256) return 'named';
    return isRevealed ? 'revealed' : 'plain';
  }
  return canary.masked && text.includes(squeezed(canary.masked)) ? 'masked' : undefined;
}

const viewersOf = (who: Person): Viewer[] => (who === 'analyst' ? ['analyst', 'reviewer'] : [who]);
/** The queue is one analyst's work, publishing the other's. */
const seenBy = (who: Person, on: Place): Viewer[] => (on.startsWith('/workOrder') ? [who] : viewersOf(who));

function expected(fact: Fact, who: Viewer, on: Place): Form[] {
  return fact.read
    .filter((reading) => reading.on === on && reading.who.some((one) => viewersOf(one).includes(who)))
    .map(({ form }) => form);
}

/** True for a person who entered it, or reads it in clear anywhere. */
function mayHave({ by, read }: Fact, who: Viewer): boolean {
  const isThey = (one: Person) => viewersOf(one).includes(who);
  return by.some(isThey) || read.some((reading) => reading.form !== 'masked' && reading.who.some(isThey));
}

/**
 * Every line of the list for a fact; with or without those that another test shows. A file is named before it is downloaded.
 */
function linesOf(name: string, { read }: Fact, isAll: boolean): string[] {
  return read
    .filter(({ shownBy }) => isAll || !shownBy)
    .flatMap(({ who, on, form }) =>
      who
        .flatMap((one) => (isAll ? viewersOf(one) : seenBy(one, on)))
        .flatMap((viewer) => [
          lineOf(name, viewer, on, form),
          ...(isAll && form === 'file' ? [lineOf(name, viewer, on, 'named')] : []),
        ]),
    );
}
