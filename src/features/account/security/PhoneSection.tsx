import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskPhone } from '@probity/contract/rules/masks';
import { Section } from '../../../components/layout/Section';
import { lazyPart } from '../../../components/lazyPart';
import { pendingPhone } from '../../../lib/pendingCode';

const PhoneForm = lazyPart(() => import('./PhoneForm').then((module) => module.PhoneForm));

const isPhoneOf = (mask: string, phone: string) => phone !== '' && maskPhone(phone) === mask;

/** The phone that signs in, and the way to change it. */
export function PhoneSection({ mobile }: { mobile: string }) {
  const { t } = useTranslation();
  // After a reload with codes under way the form continues, for the owner of the phone.
  const [isResumed] = useState(() => isPhoneOf(mobile, pendingPhone('changeMobileOld')));
  const [isOpen, setOpen] = useState(isResumed);
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
      {isOpen && <PhoneForm isResumed={isResumed} onClose={() => setOpen(false)} />}
    </Section>
  );
}
