import { useRef, useState } from 'react';
import { lengthOf, plainText } from '../../../../contract/rules/plainText';
import { webhookUrlFault } from '../../../../contract/rules/webhookUrl';
import { fieldFaults } from '../../../api/gatewayError';
import type { Webhook, WebhookKind } from '../../../api/webhooksApi';
import { useSmallForm } from '../../../hooks/useSmallForm';

const nameFault = (value: string) => {
  const length = lengthOf(plainText(value));
  return length === 0 || length > 60 ? { key: 'accountWebhooks.fault.name' } : undefined;
};
const urlFault = (value: string) => {
  const fault = webhookUrlFault(value);
  return fault && { key: `accountWebhooks.fault.url.${fault}` };
};

/** What is typed and chosen of a webhook, and what is wrong with it, also by the gateway's word. */
export function useWebhookForm(webhook: Webhook | undefined) {
  const form = useSmallForm(
    { name: webhook?.name ?? '', url: webhook?.url ?? '' },
    { name: nameFault, url: urlFault },
  );
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhook?.kinds ?? ['check.reported']);
  const [isKindMissing, setKindMissing] = useState(false);
  const kindsRef = useRef<HTMLFieldSetElement>(null);

  const chooseKinds = (next: readonly WebhookKind[]) => {
    setKinds(next);
    if (next.length > 0) setKindMissing(false);
  };
  /** Whether all is well; if not, the focus is at the first fault. */
  const check = (): boolean => {
    const isTextGood = form.check('name', 'url');
    setKindMissing(kinds.length === 0);
    if (isTextGood && kinds.length === 0) kindsRef.current?.querySelector('input')?.focus();
    return isTextGood && kinds.length > 0;
  };
  /** Puts the gateway's refusal at its fields; the toast says the rest. */
  const refuse = (error: unknown) => {
    const refused = fieldFaults(error).filter(({ path }) => path === 'name' || path === 'url');
    refused.forEach(({ path, msg }, index) => form.setFault(path as 'name' | 'url', msg, index === 0));
  };
  return { ...form, kinds, chooseKinds, isKindMissing, kindsRef, check, refuse };
}
