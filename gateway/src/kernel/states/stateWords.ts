import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../context';
import { BusinessError } from '../errors';
import { isAllowed, type Machine, type StateOf } from './machines';
import type { Words } from '../words';
import { states, things } from './words';

/** A state in the reader's language. */
export function stateWord<M extends Machine>(machine: M, state: StateOf<M>, lang: Lang): string {
  return (states[machine] as Record<string, Words>)[state]![lang];
}

/** The same for a text that may not be a state of this machine. */
export function stateWordOf(machine: Machine, text: string, lang: Lang): string | undefined {
  return (states[machine] as Partial<Record<string, Words>>)[text]?.[lang];
}

/** 2004 in words: the thing, its state, and the state it cannot reach, in the reader's language. */
export function refused<M extends Machine>(
  machine: M,
  from: StateOf<M>,
  to: StateOf<M>,
  lang: Lang,
): BusinessError {
  return new BusinessError(
    CODE.NO_SUCH_MOVE,
    { what: things[machine][lang], from: stateWord(machine, from, lang), to: stateWord(machine, to, lang) },
    { machine, from, to },
  );
}

/** Throws 2004 unless the machine has this arrow. */
export function guard<M extends Machine>(machine: M, from: StateOf<M>, to: StateOf<M>, lang: Lang): void {
  if (!isAllowed(machine, from, to)) throw refused(machine, from, to, lang);
}
