import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceContract } from '../../../api/resources/enterpriseApi';
import { ContractReader } from '../../../domain/ContractReader';

interface AnnouncedContractProps {
  announced: NonNullable<ServiceContract['announced']>;
  /** The version that holds, whose words stand below. */
  signedVersion: string;
}

/** The version that is to be signed anew from a later day on: it can be read before. */
export function AnnouncedContract({ announced, signedVersion }: AnnouncedContractProps) {
  const { effectiveOn, text } = announced;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Alert
        severity="info"
        action={
          <Button
            color="inherit"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'serviceContract.announced.hide' : 'serviceContract.announced.show')}
          </Button>
        }
      >
        {t('serviceContract.announced.body', { day: effectiveOn })}
      </Alert>
      <Box
        id={id}
        hidden={!isOpen}
        sx={{ '&:not([hidden])': { display: 'grid' }, gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {isOpen && (
          <>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              {t('serviceContract.version', { version: text.version })}
            </Box>
            <ContractReader text={text} />
            <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
              {t('serviceContract.announced.below', { version: signedVersion })}
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
