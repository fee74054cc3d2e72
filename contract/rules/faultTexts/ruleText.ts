import type { FaultKey } from '../faults';
import { en } from './en';
import { zh } from './zh';

/** The sentence of a fault, where both languages are at hand: on the gateway. The console has it among its phrases. */
export function ruleText(key: FaultKey, lang: 'en' | 'zh'): string {
  const [, rule, name] = key.split('.') as [string, string, string];
  const texts: Record<string, Record<string, string>> = { en, zh }[lang];
  return texts[rule]![name]!;
}
