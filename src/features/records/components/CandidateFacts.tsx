import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { TextLink } from '../../../components/layout/TextLink';
import { MaskedValue } from '../../../domain/personal/MaskedValue';
import { InCharge } from './InCharge';
import { TwoIdNumbers } from '../../../domain/TwoIdNumbers';

/** The candidate's data, masked; showing a number requires a purpose, which is logged. */
export function CandidateFacts({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const masked = (field: 'mobile' | 'idNumber' | 'orderedIdNumber', value: string | null) => {
    const label = t(`recordDetail.fact.${field}`);
    const mayReveal = check.allowed.includes('reveal');
    return { label, value: <MaskedValue {...{ checkId: check.checkId, field, value, label, mayReveal }} /> };
  };
  return (
    <>
      <KeyValueList
        items={[
          masked('idNumber', check.idNumberMasked),
          ...(check.idNumbers ? [masked('orderedIdNumber', check.idNumbers.enterprise)] : []),
          // Read from the ID number, for readers of results.
          ...(check.birthYear ? [{ label: t('recordDetail.fact.birthYear'), value: check.birthYear }] : []),
          masked('mobile', check.candidateMobile),
          { label: t('recordDetail.fact.orderedBy'), value: <InCharge check={check} /> },
          ...(check.batch
            ? [
                {
                  label: t('recordDetail.fact.batch'),
                  value: (
                    <TextLink to={`/batchRecord?id=${check.batch.batchId}`}>{check.batch.name}</TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      {check.idNumbers && (
        <Box sx={{ mt: 1.5 }}>
          <TwoIdNumbers idNumbers={check.idNumbers} />
        </Box>
      )}
    </>
  );
}
