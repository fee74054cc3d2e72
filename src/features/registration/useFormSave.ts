import { CODE } from '@probity/contract/codeNames';
import { useRef, useState } from 'react';
import {
  registrationsApi,
  useSaveRegistrationFormMutation,
  type RegistrationFormInput,
} from '../../api/resources/registrationsApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit, type RefusingForm } from '../../api/transport/useSubmit';
import { toInput, type FormValues } from './formValues';

interface SavingOptions {
  form: RefusingForm;
  onDone: (saved: { formId: string; version: number }) => void;
}

/**
 * Saves a form as its next version. What somebody else saved meanwhile is not overwritten: `isOther` says so, and `replace`
 * saves what stands in the form now as the version after it. Sent again after a lost answer it is saved once.
 */
export function useFormSave(opened: { formId?: string; version?: number }, { form, onDone }: SavingOptions) {
  const read = useRef(opened);
  const [isOther, setOther] = useState(false);
  const { keyFor } = useIdempotencyKey();
  const [save] = useSaveRegistrationFormMutation();
  const [fetchForm] = registrationsApi.useLazyGetRegistrationFormQuery();
  const { send, isRunning, refusal } = useSubmit(
    (input: RegistrationFormInput) =>
      save({ 'Idempotency-Key': keyFor(input), registrationFormInput: input }),
    {
      form,
      onDone: (saved) => {
        read.current = saved;
        onDone(saved);
      },
      onRefused: ({ code }) => setOther(code === CODE.SAVED_BY_ANOTHER),
    },
  );
  const sendValues = (values: FormValues) => send(toInput(values, read.current));
  const replace = async (values: FormValues) => {
    const { formId } = read.current;
    const { data } = formId ? await fetchForm({ formId }) : {};
    if (!data) return;
    read.current = { formId, version: data.content.version };
    setOther(false);
    await sendValues(values);
  };
  return {
    send: sendValues,
    isRunning,
    refusal: refusal?.code === CODE.SAVED_BY_ANOTHER ? undefined : refusal,
    isOther,
    replace,
  };
}
