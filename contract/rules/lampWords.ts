import type { Lamp, Outcome } from './lamp';
import type { Result } from './verdict';

/** The name of a lamp: its colour, or a more precise word that depends on the result beside it. */
export type LampWord = Outcome | 'noneFound' | 'foundHarmless' | 'foundMinor' | 'foundNotable' | 'foundGrave';

/**
 * The names of lamps by result; the table of verdicts says which lamp may go with a result. A record that a search found
 * agrees or disagrees with nothing: its lamp says how much it matters. Its words: `common.lamp` in the console, `lampWords`
 * of the gateway's exports.
 */
const words: Readonly<Partial<Record<Result, Partial<Record<Lamp, LampWord>>>>> = {
  found: { green: 'foundHarmless', blue: 'foundMinor', yellow: 'foundNotable', red: 'foundGrave' },
  none: { green: 'noneFound' },
  unverifiable: { yellow: 'unverifiable' },
};

export const lampWordOf = (lamp: Lamp, result?: Result | null): LampWord =>
  (result && words[result]?.[lamp]) ?? lamp;
