import { CODE } from '../../../../contract/codeNames';
import { useEffect, useRef, useState } from 'react';
import { fieldFaults, isGatewayError } from '../../../api/gatewayError';
import { memberFaults, type MemberDraft, type MemberFaults } from './memberDraft';
import { onlyPhrases, useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

const draftNames: Record<string, keyof MemberDraft> = { roleIds: 'roleId', monthlyBudget: 'budget' };

/** The state of the dialog of one person: what is typed, and what is wrong with it, also by the gateway's word. */
export function useMemberForm(initial: MemberDraft, isNew: boolean) {
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<MemberFaults>({});
  useOnLanguageChange(() => setFaults(onlyPhrases));

  const fields = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);

  // The focus goes to the first fault once it is drawn.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const show = (next: MemberFaults) => {
    setFaults(next);
    setRefusals((count) => count + 1);
  };

  const change = (part: Partial<MemberDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    // What was said is taken back once it is mended; nothing new is said while typing.
    const left = memberFaults(next, isNew);
    setFaults((current) =>
      Object.fromEntries(
        Object.entries(current).filter(([name]) => !(name in part) || left[name as keyof MemberDraft]),
      ),
    );
  };
  const check = () => {
    const found = memberFaults(draft, isNew);
    show(found);
    return Object.keys(found).length === 0;
  };
  /** Puts the gateway's refusal at its field; the toast says the rest. */
  const refuse = (error: unknown) => {
    if (isGatewayError(error) && error.code === CODE.PHONE_IN_USE) return show({ mobile: error.msg });
    const refused = fieldFaults(error).map(({ path, msg }) => [draftNames[path] ?? path, msg]);
    show(Object.fromEntries(refused) as MemberFaults);
  };
  return { draft, faults, fields, change, check, refuse };
}
