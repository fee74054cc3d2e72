import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';

const AssignDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./AssignDialog'), loadPhrases('bulk')]);
  return module.AssignDialog;
});

/** Who is in charge of a record, and the way to put somebody else there. */
export function InCharge({ check }: { check: CheckDetail }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {check.ownerName}
      {check.allowed.includes('assign') && (
        <Button size="small" sx={{ ml: 1 }} onClick={() => setOpen(true)}>
          {t('records.action.assign')}
        </Button>
      )}
      {isOpen && (
        <AssignDialog records={{ checkId: [check.checkId] }} count={1} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
