import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../components/form/FormField';

export interface Decision {
  accept: boolean | undefined;
  reason: string;
}

interface CertificationDecisionProps {
  decision: Decision;
  /** A send was tried: what is missing is told. */
  wasTried: boolean;
  /** What is missing takes the focus: on a phone it may lie out of sight. */
  choiceRef: Ref<HTMLInputElement>;
  reasonRef: Ref<HTMLTextAreaElement>;
  onChange: (decision: Decision) => void;
}

const CANNED = ['unreadable', 'name', 'code', 'person', 'expired'] as const;

/** Verified, or rejected with a reason; the usual reasons are one press away and can be written on. */
export function CertificationDecision({
  decision,
  wasTried,
  choiceRef,
  reasonRef,
  onChange,
}: CertificationDecisionProps) {
  const { t } = useTranslation();
  const { accept, reason } = decision;
  const isMissing = wasTried && accept === false && reason.trim() === '';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <RadioGroup
          aria-label={t('certification.decision')}
          value={accept === undefined ? '' : String(accept)}
          onChange={(_event, value) => onChange({ ...decision, accept: value === 'true' })}
        >
          <FormControlLabel
            value="true"
            control={<Radio slotProps={{ input: { ref: choiceRef } }} />}
            label={t('certification.accept')}
          />
          <FormControlLabel value="false" control={<Radio />} label={t('certification.reject')} />
        </RadioGroup>
        {wasTried && accept === undefined && (
          <FormHelperText error role="alert">
            {t('certification.choose')}
          </FormHelperText>
        )}
      </div>
      {accept === false && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {CANNED.map((one) => (
              <Button
                key={one}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() =>
                  onChange({
                    ...decision,
                    reason: `${reason.trim()}\n${t(`certification.canned.${one}`)}`.trim(),
                  })
                }
              >
                {t(`certification.cannedShort.${one}`)}
              </Button>
            ))}
          </Box>
          <FormField
            label={t('certification.reason')}
            help={t('certification.reasonHelp')}
            error={isMissing ? t('certification.reasonMissing') : undefined}
          >
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                inputRef={reasonRef}
                value={reason}
                multiline
                minRows={3}
                onChange={(event) => onChange({ ...decision, reason: event.target.value })}
                slotProps={{
                  input: { maxLength: 500, 'aria-describedby': describedBy, 'aria-required': true },
                }}
              />
            )}
          </FormField>
        </>
      )}
    </Box>
  );
}
