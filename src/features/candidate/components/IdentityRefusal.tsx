import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog';

interface IdentityRefusalProps {
  companyName: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Refusing the identity check ends everything: said in words before it is signed. */
export function IdentityRefusal({ companyName, onConfirm, onCancel }: IdentityRefusalProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      title={t('candidate.sign.identityTitle')}
      confirmLabel={t('candidate.sign.identityConfirm')}
      isDangerous
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('candidate.sign.identityBody', { name: companyName })}
    </ConfirmDialog>
  );
}
