import { unzip } from '../unzip';
import type { Answer, Shot } from './shot';

/** Text a reply must never contain: paths of the program, statements to its database. */
const INSIDES =
  /\n\s+at [\w.<]|node_modules|\/gateway\/(src|migrations)\/|syntax error at|invalid input syntax|violates (check|unique|foreign|not-null|row)|(relation|column|constraint) "|duplicate key value|permission denied for|unterminated quoted|ECONNREFUSED|PostgreSQL/i;

export interface Fault {
  what: string;
  /** A coarse key that tells the same fault from another. */
  group: string;
  example: string;
}

/** The fault of an answer; null if there is none. */
export function faultOf(
  shot: Shot,
  answer: Answer,
  canaries: readonly string[],
  cause?: string,
): Fault | null {
  const text = textOf(answer);
  const found = (what: string, detail: string): Fault => {
    const place = shot.operation ?? shot.path.slice(0, 60);
    const sent = shot.body ? `\n${shot.body.toString('latin1').slice(0, 600)}` : '';
    const headers = Object.entries(shot.headers).map(([name, value]) => `${name}: ${value.slice(0, 80)}`);
    return {
      what,
      group: `${what} · ${detail.slice(0, 160)} · ${shot.method} ${place} (${shot.kind})`,
      example: `${shot.method} ${shot.path.slice(0, 300)}\n${headers.join('\n')}${sent}`,
    };
  };
  if (answer.status >= 500 && answer.status !== 503) return found(String(answer.status), cause ?? text);
  const inside = INSIDES.exec(text);
  if (inside) return found('insides', inside[0]);
  const sent = `${unescape(shot.path)}${Object.values(shot.headers).join(' ')}${shot.body?.toString() ?? ''}`;
  const leaked = canaries.find((one) => text.includes(one) && !sent.includes(one));
  if (leaked) return found('canary of another account', leaked);
  const isCall = shot.operation !== null && shot.method !== 'HEAD' && shot.kind !== 'address';
  if (isCall && codeOf(answer) === null && answer.headers['content-disposition'] === undefined)
    return found('no envelope', `${answer.status} ${text}`);
  return null;
}

/** The decoded text of an address, as far as it is well formed. */
const unescape = (path: string) => [...new URLSearchParams(path.replaceAll('?', '&'))].flat().join(' ');

function textOf({ bytes, headers }: Answer): string {
  const text = bytes.toString();
  const isBook =
    headers['content-type']?.includes('spreadsheetml') && bytes.subarray(0, 2).toString() === 'PK';
  return isBook ? text + Object.values(unzip(bytes)).join('\n') : text;
}

/** The code of the envelope; 0 for a download, null if there is none. */
export function codeOf({ bytes, headers }: Answer): number | null {
  if (headers['content-disposition']) return 0;
  if (!headers['content-type']?.startsWith('application/json')) return null;
  try {
    const { code } = JSON.parse(bytes.toString()) as { code?: unknown };
    return typeof code === 'number' ? code : null;
  } catch {
    return null;
  }
}

export class Tally {
  readonly faults = new Map<string, { count: number; fault: Fault; seeds: number[] }>();
  private readonly codes = new Map<string, Map<number, number>>();
  sent = 0;
  cut = 0;

  add(shot: Shot, answer: Answer): void {
    const code = codeOf(answer);
    if (shot.operation === null || code === null) return;
    const codes = this.codes.get(shot.operation) ?? new Map<number, number>();
    this.codes.set(shot.operation, codes.set(code, (codes.get(code) ?? 0) + 1));
  }

  blame(fault: Fault, index: number): void {
    const known = this.faults.get(fault.group) ?? { count: 0, fault, seeds: [] };
    known.count += 1;
    if (known.seeds.length < 3) known.seeds.push(index);
    this.faults.set(fault.group, known);
  }

  /** The number of answers of an operation by code. */
  codesOf(operation: string): [code: number, count: number][] {
    return [...(this.codes.get(operation) ?? [])].toSorted(([a], [b]) => a - b);
  }

  /** Sums over all operations: done, refused by a rule, refused before one. */
  sums() {
    const sums = { done: 0, refusedByRule: 0, refusedBefore: 0 };
    for (const codes of this.codes.values())
      for (const [code, count] of codes) {
        if (code === 0) sums.done += count;
        else if (code > 1000) sums.refusedByRule += count;
        else sums.refusedBefore += count;
      }
    return sums;
  }
}
