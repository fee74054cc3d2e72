import type { Lamp, Outcome } from './lamp';
import type { Result } from './verdict';

/** What a lamp is called: by its colour, unless the result it stands beside says more. */
export type LampWord = Outcome | 'noneFound' | 'foundHarmless' | 'foundMinor' | 'foundNotable' | 'foundGrave';

/**
 * The table of verdicts says which lamp may go with a result, this one what it is called there. A record that a search found
 * agrees or disagrees with nothing: its lamp says how much it matters. Its words: `common.lamp` in the console, `lampWords` of the
 * gateway's exports.
 */
const words: Readonly<Partial<Record<Result, Partial<Record<Lamp, LampWord>>>>> = {
  found: { green: 'foundHarmless', blue: 'foundMinor', yellow: 'foundNotable', red: 'foundGrave' },
  none: { green: 'noneFound' },
  unverifiable: { yellow: 'unverifiable' },
};

export const lampWordOf = (lamp: Lamp, result?: Result | null): LampWord =>
  (result && words[result]?.[lamp]) ?? lamp;
