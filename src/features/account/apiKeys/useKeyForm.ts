import { CODE } from '../../../../contract/codeNames';
import { useEffect, useRef, useState } from 'react';
import { fieldFaults, isGatewayError, messageOf } from '../../../api/gatewayError';
import { emptyKey, keyFaults, type KeyDraft, type KeyFaults } from './keyDraft';
import { onlyPhrases, useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

const fields = ['name', 'scopes', 'lifetime'] as const;

/** What is typed for a new key, and what is wrong with it, also by the gateway's word. */
export function useKeyForm() {
  const [draft, setDraft] = useState(emptyKey);
  const [faults, setFaults] = useState<KeyFaults>({});
  const [refusal, setRefusal] = useState('');
  const [checks, setChecks] = useState(0);
  useOnLanguageChange(() => {
    setRefusal('');
    setFaults(onlyPhrases);
  });
  const form = useRef<HTMLFormElement>(null);

  // The focus goes to the first fault once it is drawn.
  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checks]);
  const show = (found: KeyFaults, words = '') => {
    setFaults(found);
    setRefusal(words);
    setChecks((count) => count + 1);
  };

  const change = (part: Partial<KeyDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    const left = keyFaults(next);
    // What was said is taken back once it is mended; nothing new is said while typing.
    setFaults((current) => {
      const kept = fields.filter((field) => current[field] && (!(field in part) || left[field]));
      return Object.fromEntries(kept.map((field) => [field, current[field]]));
    });
  };
  const check = () => {
    const found = keyFaults(draft);
    show(found);
    return Object.keys(found).length === 0;
  };
  /** Puts the gateway's refusal at its field, or above the form. */
  const refuse = (error: unknown) => {
    if (isGatewayError(error) && error.code === CODE.API_KEY_NAME_TAKEN) return show({ name: error.msg });
    const at = fieldFaults(error).flatMap(({ path, msg }) => {
      const field = fields.find((one) => path.startsWith(one));
      return field ? [[field, msg]] : [];
    });
    show(Object.fromEntries(at) as KeyFaults, at.length === 0 ? (messageOf(error) ?? '') : '');
  };
  return { draft, faults, refusal, form, change, check, refuse };
}
