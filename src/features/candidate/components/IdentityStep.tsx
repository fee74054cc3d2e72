import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParseKeys } from 'i18next';
import { MAX_ID_NUMBER } from '@probity/contract/rules/fields/kinds';
import type { IdFacts } from '@probity/contract/rules/idNumber';
import { idHint, isIncompleteId } from '@probity/contract/rules/idPerson';
import type { CandidateView, FormSectionContent } from '../../../api/resources/candidateApi';
import { FormField } from '../../../components/form/FormField';
import type { IdentityFaults } from '../identityRules';
import { StepHead } from './StepHead';

interface IdentityStepProps {
  view: CandidateView;
  content: FormSectionContent;
  onChange: (content: FormSectionContent) => void;
  /** Shown after an attempt to go on. */
  faults: IdentityFaults;
}

/** The name on record, and the ID number: the enterprise's is confirmed, or the right one entered. */
export function IdentityStep({ view, content, onChange, faults }: IdentityStepProps) {
  const { t } = useTranslation();
  const groupId = useId();
  // A saved number comes back masked; a masked one is shown, never edited.
  const saved = content.idNumber?.includes('*') ? content.idNumber : undefined;
  const stated = view.idNumberMasked ?? undefined;
  const typed = saved === undefined ? (content.idNumber ?? undefined) : undefined;
  const [isTyping, setTyping] = useState(
    typed !== undefined || (saved === undefined && stated === undefined),
  );
  const masked = saved ?? stated;

  const enter = () => {
    setTyping(true);
    onChange({ ...content, idNumber: '', idConfirmed: false });
  };
  /** Returns to the enterprise's number; the one typed instead is dropped, on the gateway too. */
  const undo = () => {
    setTyping(false);
    onChange({ ...content, idNumber: null, idConfirmed: false });
  };
  const facts = idHint(typed ?? '');
  const remark = isIncompleteId(typed ?? '') ? 'validation.idNumber.incomplete' : oddRegion(facts.warnings);
  const error = (key?: string) => (key ? t(key as ParseKeys) : undefined);

  return (
    <>
      <StepHead title={t('candidate.section.identity')} lead={t('candidate.lead.identity')} />
      <NameOnRecord view={view} />
      {masked && !isTyping ? (
        <Box role="group" aria-labelledby={groupId} sx={{ display: 'grid', gap: 1.25 }}>
          <span id={groupId}>
            {saved
              ? t('candidate.field.idSaved', { masked: saved })
              : t('candidate.field.idMasked', { name: view.mainName, masked })}
          </span>
          <Button
            variant={content.idConfirmed ? 'contained' : 'outlined'}
            aria-pressed={content.idConfirmed === true}
            data-invalid={faults.idNumber !== undefined}
            onClick={() => onChange({ ...content, idConfirmed: true })}
          >
            {t('candidate.field.idConfirm')}
          </Button>
          <Button variant="outlined" onClick={enter}>
            {t(saved ? 'candidate.field.idChange' : 'candidate.field.idOther')}
          </Button>
          {faults.idNumber && (
            <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
              {error(faults.idNumber)}
            </Box>
          )}
        </Box>
      ) : (
        <FormField
          label={t('candidate.field.idNumber')}
          error={error(faults.idNumber)}
          help={
            <>
              {facts.birthDate && facts.sex && (
                <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
                  {t('candidate.field.idFacts', {
                    birthDate: facts.birthDate,
                    sex: t(`candidate.field.${facts.sex}`),
                  })}
                </Box>
              )}
              {remark && (
                <Box component="span" sx={{ display: 'block', color: 'lamp.yellow' }}>
                  {t(remark)}
                </Box>
              )}
              {t('candidate.field.idNumberHelp')}
            </>
          }
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={typed ?? ''}
              autoComplete="off"
              onChange={(event) => onChange({ ...content, idNumber: event.target.value, idConfirmed: true })}
              slotProps={{
                input: {
                  maxLength: MAX_ID_NUMBER,
                  'aria-describedby': describedBy,
                  'aria-required': true,
                  spellCheck: false,
                },
              }}
            />
          )}
        </FormField>
      )}
      {stated && isTyping && (
        <Button variant="text" sx={{ justifySelf: 'start' }} onClick={undo}>
          {t('candidate.field.idUndo', { name: view.mainName, masked: stated })}
        </Button>
      )}
    </>
  );
}

/** The name was signed a moment ago, or is on paper: it is shown, and never typed a second time. */
function NameOnRecord({ view }: Pick<IdentityStepProps, 'view'>) {
  const { t } = useTranslation();
  const { candidateName, signedAs, mainName } = view;
  const isSigned = view.consentWay !== 'paper' && view.consentGivenAt !== null;
  const words = signedAs
    ? t('candidate.field.nameOther', { ordered: candidateName })
    : t(isSigned ? 'candidate.field.nameSigned' : 'candidate.field.nameOrdered', { name: mainName });
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('candidate.field.name')}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{signedAs ?? candidateName}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{words}</Box>
      </Box>
    </Box>
  );
}

/** A doubt about a number that does not stop the form. */
function oddRegion(warnings: IdFacts['warnings']) {
  return warnings.find((key) => key === 'validation.idNumber.warnRegion');
}
