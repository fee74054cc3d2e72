import { CODE } from '@probity/contract/codeNames';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGiveConsentMutation, type CandidateView } from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { toast } from '../../../lib/toast';
import type { SignatureWay } from '../signature/SignaturePad';
import { IDENTITY_ITEM } from '../candidateSteps';
import type { Decisions } from './useDecisions';

/**
 * Name, signature and the call that gives the consent.
 * @param onChanged refetches the view, after the gateway said that its text has changed
 * @returns `sign(onSigned)`, which continues once the consent is on the gateway; if refused, the input stays
 */
export function useSigning(s: string, view: CandidateView, decisions: Decisions, onChanged: () => void) {
  const { t } = useTranslation();
  const [giveConsent] = useGiveConsentMutation();
  const [name, setName] = useState('');
  const { hash } = view.consentText;
  const [drawn, setDrawn] = useState<{ hash: string; png: string; way: SignatureWay }>({
    hash,
    png: '',
    way: 'drawn',
  });
  // Drawn under one text it signs no other: the name stays, the signature is drawn again.
  const signature = drawn.hash === hash ? drawn.png : '';
  const [wasTried, setTried] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const [askedName, setAskedName] = useState<string>();
  const signedName = plainText(name);
  const nameFault = personNameFault(signedName, LONGEST_PERSON_NAME);
  // Asked once for each typed name.
  const isNameAsked = askedName === signedName;

  const faults = {
    name:
      wasTried && nameFault
        ? t(nameFault === 'missing' ? 'candidate.sign.nameMissing' : 'candidate.sign.noName')
        : undefined,
    signature: wasTried && signature === '' ? t('candidate.sign.signatureMissing') : undefined,
  };
  const refusesIdentity = view.items.some(
    (item) => item.itemCode === IDENTITY_ITEM && !decisions[item.checkItemId],
  );

  const agreesToNothing = !view.items.some((item) => decisions[item.checkItemId]);

  /** True for a name of a person and a signature; else the faults show. */
  const check = (): boolean => {
    setTried(true);
    return !nameFault && signature !== '';
  };

  const { send, isRunning } = useSubmit(
    (_onSigned: () => void) =>
      giveConsent({
        body: {
          s,
          decisions: view.items.map(({ checkItemId }) => ({
            checkItemId,
            given: decisions[checkItemId] ?? false,
          })),
          textVersion: view.consentText.version,
          textHash: hash,
          // A data URL: the contract wants the base64 after the comma.
          signature: signature.slice(signature.indexOf(',') + 1),
          signatureWay: drawn.way,
          signedName,
          ...(isNameAsked && { nameConfirmed: true }),
        },
      }),
    {
      onDone: (_given, onSigned) => onSigned(),
      onRefused: ({ code, kind, msg }) => {
        if (code === CODE.OTHER_NAME_SIGNED) setAskedName(signedName);
        else if (code === CODE.CONSENT_TEXT_CHANGED) {
          setChanged(true);
          onChanged();
        } else if (kind !== 'aborted' && kind !== 'session') toast.error(msg);
      },
    },
  );
  const sign = (onSigned: () => void) => {
    setChanged(false);
    void send(onSigned);
  };

  return {
    name,
    setName,
    setSignature: (png: string, way: SignatureWay) => setDrawn({ hash, png, way }),
    faults,
    // The reason why signing would end the check, which is asked about first.
    ending: agreesToNothing ? ('nothing' as const) : refusesIdentity ? ('identity' as const) : undefined,
    hasChanged,
    isNameAsked,
    check,
    sign,
    isSigning: isRunning,
  };
}
