import { LONGEST_PERSON_NAME } from '@probity/contract/rules/personName';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '../../../api/resources/candidateApi';
import { FormField } from '../../../components/form/FormField';
import { SignaturePad } from '../signature/SignaturePad';
import { formatDateTime } from '../../../lib/dates';
import { ConsentText } from '../../../domain/ConsentText';
import type { Decisions } from '../hooks/useDecisions';
import type { useSigning } from '../hooks/useSigning';

import { OtherName } from './OtherName';
import { StepHead } from './StepHead';

interface SignStepProps {
  view: CandidateView;
  decisions: Decisions;
  signing: ReturnType<typeof useSigning>;
}

/** The whole text, the decisions in two lists, name and signature. */
export function SignStep({ view, decisions, signing }: SignStepProps) {
  const { t } = useTranslation();
  const { name, faults } = signing;
  const namesOf = (given: boolean) =>
    view.items.filter((item) => (decisions[item.checkItemId] ?? false) === given).map((item) => item.name);
  const version = t('candidate.sign.version', { version: view.consentText.version });
  const [agreed, refused] = [namesOf(true), namesOf(false)];
  if (view.consentGivenAt) {
    return (
      <>
        <StepHead
          title={t('candidate.sign.title')}
          lead={t('candidate.sign.again', { time: formatDateTime(view.consentGivenAt) })}
        />
        <ConsentText text={view.consentText} version={version} />
      </>
    );
  }
  return (
    <>
      <StepHead title={t('candidate.sign.title')} lead={t('candidate.sign.lead')} />
      {signing.hasChanged && (
        <Alert severity="warning" role="alert">
          {t('candidate.sign.changed')}
        </Alert>
      )}
      <ConsentText text={view.consentText} version={version} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <ItemList title={t('candidate.sign.agreed')} names={agreed} empty={t('candidate.sign.none')} />
        {refused.length > 0 && (
          <ItemList
            title={t('candidate.sign.refused')}
            names={refused}
            help={t('candidate.sign.refusedHelp')}
          />
        )}
      </Box>
      {signing.ending === 'identity' && (
        <Alert severity="warning">{t('candidate.items.identityNeeded')}</Alert>
      )}
      <FormField label={t('candidate.sign.name')} error={faults.name}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            value={name}
            autoComplete="name"
            onChange={(event) => signing.setName(event.target.value)}
            slotProps={{
              input: {
                maxLength: LONGEST_PERSON_NAME,
                'aria-describedby': describedBy,
                'aria-required': true,
              },
            }}
          />
        )}
      </FormField>
      {signing.isNameAsked && <OtherName signed={name.trim()} ordered={view.candidateName} />}
      {/* Under another text nothing drawn before is left on it. */}
      <SignaturePad key={view.consentText.hash} onChange={signing.setSignature} error={faults.signature} />
    </>
  );
}

function ItemList({
  title,
  names,
  help,
  empty,
}: {
  title: string;
  names: string[];
  help?: string;
  empty?: string;
}) {
  return (
    <div>
      <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
        {title}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{names.length > 0 ? names.join(' · ') : empty}</Box>
      {help && <Box sx={{ color: 'look.ink3', fontSize: '0.875rem' }}>{help}</Box>}
    </div>
  );
}
