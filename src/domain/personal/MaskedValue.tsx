import { useRevealPersonalMutation, type RevealBody } from '../../api/resources/checksApi';
import { RevealableValue, type RevealableProps } from './RevealableValue';

type MaskedValueProps = RevealableProps & Pick<RevealBody, 'checkId' | 'field' | 'contact'>;

/** A masked number of a check, or the placeholder of a signature. */
export function MaskedValue({ checkId, field, contact, ...shown }: MaskedValueProps) {
  const [reveal, { isLoading }] = useRevealPersonalMutation();
  const handleReveal = async (purpose: string) =>
    (await reveal({ body: { checkId, field, contact, purpose } })).data?.value;
  return <RevealableValue {...shown} isRunning={isLoading} onReveal={handleReveal} />;
}
