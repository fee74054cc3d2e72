import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import { webhookUrlFault } from '@probity/contract/rules/webhookUrl';
import type { Webhook, WebhookKind } from '../../../api/resources/webhooksApi';

export interface WebhookValues {
  name: string;
  url: string;
  kinds: readonly WebhookKind[];
}

const MAX_NAME = 60;

export function valuesOf(webhook: Webhook | undefined): WebhookValues {
  return {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    kinds: webhook?.kinds ?? ['check.reported'],
  };
}

/** The rules of a webhook's fields. */
export const webhookRules = {
  name: (typed: string) => {
    const length = lengthOf(plainText(typed));
    return length === 0 || length > MAX_NAME ? { key: 'accountWebhooks.fault.name' } : undefined;
  },
  url: (typed: string) => {
    const fault = webhookUrlFault(typed);
    return fault && { key: `accountWebhooks.fault.url.${fault}` };
  },
  kinds: ({ length }: WebhookValues['kinds']) =>
    length === 0 ? { key: 'accountWebhooks.fault.kinds' } : undefined,
};
