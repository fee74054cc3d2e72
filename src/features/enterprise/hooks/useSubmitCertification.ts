import { CODE } from '../../../../contract/codeNames';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseFormClearErrors, UseFormSetError, UseFormSetFocus } from 'react-hook-form';
import { fieldFaults, isGatewayError, type GatewayError } from '../../../api/gatewayError';
import { useOpenSession } from '../../../api/useOpenSession';
import { useAuthenticateMutation } from '../../../api/userApi';
import { FIELDS, toRequest, type CertificationValues } from '../certificationValues';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

/** Under review, or verified: somebody has submitted meanwhile, and no draft is taken any more. */
const DECIDED: readonly number[] = [CODE.UNDER_REVIEW, CODE.ALREADY_VERIFIED];

interface Form {
  setError: UseFormSetError<CertificationValues>;
  clearErrors: UseFormClearErrors<CertificationValues>;
  setFocus: UseFormSetFocus<CertificationValues>;
  /** Saves no draft any more: what was typed has been submitted. */
  stopDraft: () => void;
  /** Saves it again: it was not. */
  keepDraft: (values: CertificationValues) => void;
  onSubmitted: () => void;
}

/** Submits the form; what the gateway refuses stands at its field, anything else above the button. */
export function useSubmitCertification({
  setError,
  clearErrors,
  setFocus,
  stopDraft,
  keepDraft,
  onSubmitted,
}: Form) {
  const [authenticate, { isLoading }] = useAuthenticateMutation();
  const openSession = useOpenSession();
  const [error, setFault] = useState<GatewayError>();
  useOnLanguageChange(() => setFault(undefined));
  const refused = useRef<(keyof CertificationValues)[]>([]);
  const { language } = useTranslation().i18n;
  useEffect(() => clearErrors(refused.current.splice(0)), [language, clearErrors]);
  const submit = async (values: CertificationValues) => {
    setFault(undefined);
    stopDraft();
    try {
      await authenticate({ body: toRequest(values) }).unwrap();
      // The console learns the new state; should that fail, the next screen asks again.
      await openSession().catch(() => undefined);
      onSubmitted();
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      if (DECIDED.includes(fault.code ?? 0)) {
        // Said in a toast; the next screen shows what somebody else of the enterprise has submitted.
        await openSession().catch(() => undefined);
        return onSubmitted();
      }
      if (fault.kind !== 'session') keepDraft(values);
      const faults = fieldFaults(fault).flatMap(({ path, msg }) => {
        const name = FIELDS.find((field) => field === path);
        return name ? [{ name, msg }] : [];
      });
      refused.current = faults.map(({ name }) => name);
      faults.forEach(({ name, msg }) => setError(name, { type: 'gateway', message: msg }));
      if (faults[0]) setFocus(faults[0].name);
      else setFault(fault);
    }
  };
  return { submit, isSubmitting: isLoading, error };
}
