import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/Section';
import { lazyPart } from '../../../lib/lazyPart';

const PhoneForm = lazyPart(() => import('./PhoneForm').then((module) => module.PhoneForm));

/** The phone that signs in, and the way to another. */
export function PhoneSection({ mobile }: { mobile: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={t('accountSecurity.phone.title')}
      aside={
        !isOpen && (
          <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
            {t('accountSecurity.phone.change')}
          </Button>
        )
      }
    >
      <Box>{mobile}</Box>
      {isOpen && <PhoneForm onDone={() => setOpen(false)} />}
    </Section>
  );
}
