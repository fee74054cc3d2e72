import { enterpriseFactNames, journeyFacts, type JourneyFact } from '@probity/contract/whoReads';
import type { Fact, Form, Person, Place } from '@probity/contract/whoReads/types';
import type { Canary, Values } from './values';

/** Who looks: as the list calls them, and the analyst who publishes apart from the one who works. */
export type Viewer = Person | 'reviewer';

export interface Seen {
  text: string;
  /** The replies of the screen's calls. */
  received: string;
  /** SHA-256 of each file that was served. */
  files: string[];
}

/** The journey is told in two parts, each with facts of its own. */
export type Part = 'enterprise' | 'mainJob';

const facts = Object.entries(journeyFacts) as [JourneyFact, Fact][];
const squeezed = (text: string) => text.replace(/\s+/g, '');
const lineOf = (name: string, who: Viewer, on: Place, form: string) => `${name}: ${who} at ${on}, ${form}`;

/** What was seen of each canary, by whom, where, and in which form. */
export class Sightings {
  private readonly seen = new Set<string>();
  /** What came open with a call to somebody who is not said to read it in the open anywhere. */
  private readonly received = new Set<string>();

  constructor(private readonly values: Values) {}

  note(who: Viewer, on: Place, seen: Seen, isRevealed = false): void {
    const text = squeezed(seen.text);
    const received = squeezed(seen.received);
    for (const [name, fact] of facts) {
      const canary = this.values[name];
      const form = formIn(text, seen.files, canary, isRevealed);
      // What was masked before stays, and what is shown plain anyway is not revealed.
      const isPlainAnyway = form === 'revealed' && expected(fact, who, on).includes('plain');
      if (form) this.seen.add(lineOf(name, who, on, isPlainAnyway ? 'plain' : form));
      const isOpen = received.includes(squeezed(canary.value));
      if (isOpen && !mayHave(fact, who)) this.received.add(`${name}: ${who} at ${on}`);
    }
  }

  /** Where the list and what was seen differ, of the facts of one part. */
  differences(part: Part) {
    const entered = facts.filter(([name]) => enterpriseFactNames.has(name) === (part === 'enterprise'));
    // The other part's were not entered here: a mask that looks like one of theirs is somebody else's.
    const isOfPart = (line: string) => entered.some(([name]) => line.startsWith(`${name}:`));
    const listed = new Set(entered.flatMap(([name, fact]) => linesOf(name, fact, false)));
    const allowed = new Set(entered.flatMap(([name, fact]) => linesOf(name, fact, true)));
    return {
      notSeen: [...listed].filter((line) => !this.seen.has(line)).sort(),
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
/** What lies in the queue is one analyst's work, the publishing the other's. */
const seenBy = (who: Person, on: Place): Viewer[] => (on.startsWith('/workOrder') ? [who] : viewersOf(who));

function expected(fact: Fact, who: Viewer, on: Place): Form[] {
  return fact.read
    .filter((reading) => reading.on === on && reading.who.some((one) => viewersOf(one).includes(who)))
    .map(({ form }) => form);
}

/** True when somebody entered it, or reads it in the open anywhere. */
function mayHave({ by, read }: Fact, who: Viewer): boolean {
  const isThey = (one: Person) => viewersOf(one).includes(who);
  return by.some(isThey) || read.some((reading) => reading.form !== 'masked' && reading.who.some(isThey));
}

/** Every line that the list says; with those that another test shows, or without. A file is named before it is taken. */
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
