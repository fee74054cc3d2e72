import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RegistrationFormDraft } from '@probity/contract/rules/registrationForm';
import { useTranslation } from 'react-i18next';
import { PhoneFrame } from '../../components/layout/PhoneFrame';
import { PhonePreview } from '../../components/layout/PhonePreview';
import { AskedParts } from './AskedParts';

interface ApplyPreviewProps {
  draft: RegistrationFormDraft;
  /** Beside what makes it, not in a dialog. */
  isBeside?: boolean;
  onClose: () => void;
}

/** What an applicant reads and fills in, in the width of a phone: in a dialog, or beside what makes it. */
export function ApplyPreview({ draft, isBeside, onClose }: ApplyPreviewProps) {
  const { t } = useTranslation();
  const seen = t('registration.form.previewTitle');
  if (!isBeside)
    return (
      <PhonePreview title={seen} onClose={onClose}>
        <AskedParts draft={draft} />
      </PhonePreview>
    );
  return (
    <Box
      component="section"
      aria-label={seen}
      // Longer than the window it is scrolled by itself, by keyboard too.
      tabIndex={0}
      sx={{ position: 'sticky', top: 72, maxHeight: 'calc(100vh - 88px)', overflowY: 'auto' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1, fontWeight: 600 }}>
        <Box sx={{ flex: 1 }}>{seen}</Box>
        <Button size="small" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      </Box>
      <PhoneFrame>
        <AskedParts draft={draft} />
      </PhoneFrame>
    </Box>
  );
}
