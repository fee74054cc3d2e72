import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevealPersonalMutation, type CheckDetail } from '../../../api/checksApi';
import { KeyValueList } from '../../../components/KeyValueList';
import { PurposeDialog } from '../../../domain/personal/PurposeDialog';

type Field = 'mobile' | 'idNumber';

/** Who is checked, masked; showing a number asks what for, and that is logged. */
export function CandidateFacts({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [reveal, { isLoading }] = useRevealPersonalMutation();
  const [asked, setAsked] = useState<Field>();
  const [shown, setShown] = useState<Partial<Record<Field, string>>>({});
  const mayReveal = check.allowed.includes('reveal');

  const handleConfirm = async (field: Field, purpose: string) => {
    const { data } = await reveal({ body: { checkId: check.checkId, field, purpose } });
    if (data) setShown((before) => ({ ...before, [field]: data.value }));
    setAsked(undefined);
  };
  const masked = (field: Field, value: string | null) => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span>{shown[field] ?? value ?? '–'}</span>
      {mayReveal && value && !shown[field] && (
        <Button size="small" sx={{ minWidth: 0, p: '0 4px' }} onClick={() => setAsked(field)}>
          {t('records.action.reveal')}
        </Button>
      )}
    </Box>
  );
  return (
    <>
      <KeyValueList
        items={[
          { label: t('records.fact.idNumber'), value: masked('idNumber', check.idNumberMasked) },
          { label: t('records.fact.birthDate'), value: check.birthDate },
          { label: t('records.fact.mobile'), value: masked('mobile', check.candidateMobile) },
          { label: t('records.fact.orderedBy'), value: check.ownerName },
        ]}
      />
      {asked && (
        <PurposeDialog
          title={t('personal.reveal.title')}
          confirmLabel={t('records.action.reveal')}
          isRunning={isLoading}
          onConfirm={(purpose) => void handleConfirm(asked, purpose)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
