import type { ParseKeys } from 'i18next';
import { isEventKind } from '@probity/contract/rules/events';

/** The phrase for a delivery's kind of event. */
export function kindKey(kind: string): ParseKeys {
  return isEventKind(kind) ? `accountWebhooks.kind.${kind}.name` : 'accountWebhooks.kind.ping.name';
}
