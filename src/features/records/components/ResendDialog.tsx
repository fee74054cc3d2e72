import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimPhone, validateOptionalPhone } from '../../../../contract/rules/phone';
import { fieldFaults } from '../../../api/gatewayError';
import { useResendInvitationMutation, type CheckDetail } from '../../../api/checksApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { CopyField } from '../../../components/CopyField';
import { TextLine } from '../../../components/form/TextLine';
import { toast } from '../../../lib/toast';
import { isStatusLink } from '../statusLink';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

interface ResendDialogProps {
  check: CheckDetail;
  onClose: () => void;
}

/**
 * A new link, to a mended phone where one is given; the old link ends. Once the form is in it is the link to status and
 * report, for the same person only. A link to copy is shown once, here.
 */
export function ResendDialog({ check, onClose }: ResendDialogProps) {
  const { t } = useTranslation();
  const [resend, { isLoading }] = useResendInvitationMutation();
  const [mobile, setMobile] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useOnLanguageChange(() => setRefusal(undefined));
  const [link, setLink] = useState<string>();
  const fault = validateOptionalPhone(mobile);
  const isStatus = isStatusLink(check);

  const handleConfirm = async () => {
    if (link) return onClose();
    setTried(true);
    if (fault) return;
    const given = trimPhone(mobile);
    const { data, error } = await resend({
      body: { checkId: check.checkId, ...(given && { mobile: given }) },
    });
    setRefusal(fieldFaults(error)[0]?.msg);
    if (!data) return;
    if (data.link) return setLink(data.link);
    toast.success(t('records.resend.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(isStatus ? 'records.resend.statusTitle' : 'records.resend.title')}
      confirmLabel={t(
        link ? 'records.resend.close' : isStatus ? 'records.action.sendStatus' : 'records.action.resend',
      )}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {link ? (
        <CopyField label={t('records.resend.link')} value={link} />
      ) : isStatus ? (
        <Typography>
          {t(`records.resend.${check.consentWay === 'link' ? 'statusCopy' : 'statusBody'}`, {
            mobile: check.candidateMobile,
          })}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography>{t('records.resend.body', { mobile: check.candidateMobile })}</Typography>
          <TextLine
            name="mobile"
            type="tel"
            inputMode="numeric"
            label={t('records.resend.mobile')}
            isOptional
            value={mobile}
            onChange={(event) => setMobile(event.target.value)}
            error={isTried && fault ? t(fault.key) : refusal}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
