import { useRef, useState } from 'react';
import type { Quote } from '../../../api/resources/ordersApi';

/**
 * The confirmation that another check of the same person is meant. It counts for the checks that were shown, not for later
 * ones.
 */
export function useDuplicateConsent(duplicates: Quote['duplicates']) {
  const shown = duplicates.map((one) => one.checkId).join();
  const [acceptedFor, setAcceptedFor] = useState('');
  const [hasFault, setFault] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isAccepted = shown !== '' && acceptedFor === shown;
  const check = () => {
    const isFine = shown === '' || isAccepted;
    setFault(!isFine);
    if (!isFine) inputRef.current?.focus();
    return isFine;
  };
  const accept = (isOn: boolean) => {
    setAcceptedFor(isOn ? shown : '');
    setFault(false);
  };
  return { isAccepted, hasFault, inputRef, accept, check };
}
