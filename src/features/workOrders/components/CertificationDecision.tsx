import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import type { AppField } from '../../../components/form/useAppForm';

interface CertificationDecisionProps {
  decision: AppField<'' | 'accept' | 'reject'>;
  reason: AppField<string>;
  /** Of what is verified: rejected, the old holds. */
  isChange: boolean;
}

const CANNED = ['unreadable', 'name', 'code', 'person', 'expired'] as const;

/** Verified, or rejected with a reason; the usual reasons are one press away and editable. */
export function CertificationDecision({ decision, reason, isChange }: CertificationDecisionProps) {
  const { t } = useTranslation();
  const words = isChange ? 'certification.ofChange' : 'certification';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FieldRadios
        field={decision}
        label={t('certification.decision')}
        options={[
          { value: 'accept', label: t(`${words}.accept`) },
          { value: 'reject', label: t(`${words}.reject`) },
        ]}
      />
      {decision.value === 'reject' && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {CANNED.map((one) => (
              <Button
                key={one}
                size="small"
                variant="outlined"
                color="inherit"
                onClick={() =>
                  reason.onChange(`${reason.value.trim()}\n${t(`certification.canned.${one}`)}`.trim())
                }
              >
                {t(`certification.cannedShort.${one}`)}
              </Button>
            ))}
          </Box>
          <FieldLine
            field={reason}
            label={t('certification.reason')}
            help={t('certification.reasonHelp')}
            maxLength={500}
            rows={3}
          />
        </>
      )}
    </Box>
  );
}
