import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normalizePhone, validateOptionalPhone, validatePhone } from '@probity/contract/rules/phone';
import { useResendInvitationMutation, type CheckDetail } from '../../../api/resources/checksApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { CopyField } from '../../../components/inputs/CopyField';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { useOthersWithPhone } from '../hooks/useOthersWithPhone';
import { isDeadNumber, missedMessage } from '../missedMessage';
import { isStatusLink } from '../statusLink';

interface ResendDialogProps {
  check: CheckDetail;
  /** The network has said since the record was read that the number does not exist. */
  isDead?: boolean;
  onClose: () => void;
}

const empty = { mobile: '' };
const rules = { mobile: validateOptionalPhone };
const needed = { mobile: validatePhone };

/**
 * Sends a new link, to a corrected phone if one is given; the old link ends. Once the form is submitted it is the link to
 * status and report, for the same person only. A link to copy is shown once, here.
 */
export function ResendDialog({ check, isDead, onClose }: ResendDialogProps) {
  const { t, i18n } = useTranslation();
  const { checkId, candidateMobile } = check;
  // To a number that does not exist no link is sent a second time.
  const needsOther = isDead || isDeadNumber(missedMessage(check));
  const form = useAppForm(empty, needsOther ? needed : rules);
  const [link, setLink] = useState<string>();
  const [resend] = useResendInvitationMutation();
  const { send, isRunning } = useSubmit(resend, {
    form,
    onDone: (made) => {
      form.settle();
      if (made.link) return setLink(made.link);
      toast.success(t('recordDetail.resend.done'));
      onClose();
    },
  });
  const others = useOthersWithPhone(form.field('mobile').value, check);
  const isStatus = isStatusLink(check);
  const isCopied = check.consentWay === 'link';
  const handleSend = ({ mobile: typed }: typeof empty) => {
    if (link) return onClose();
    const mobile = normalizePhone(typed);
    return send({ body: { checkId, ...(mobile && { mobile }) } });
  };
  return (
    <FormDialog
      title={t(
        isStatus
          ? `recordDetail.resend.${isCopied ? 'copyTitle' : 'statusTitle'}`
          : needsOther
            ? 'records.action.correct'
            : 'recordDetail.resend.title',
      )}
      submitLabel={t(
        link ? 'recordDetail.resend.close' : isStatus ? 'records.action.sendStatus' : 'records.action.resend',
      )}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {link && <CopyField label={t('recordDetail.resend.link')} value={link} />}
      {!link && isStatus && (
        <span>
          {t(`recordDetail.resend.${isCopied ? 'statusCopy' : 'statusBody'}`, {
            mobile: candidateMobile,
          })}
        </span>
      )}
      {!link && !isStatus && (
        <>
          <span>
            {t(`recordDetail.resend.${needsOther ? 'noSuchNumber' : 'body'}`, { mobile: candidateMobile })}
          </span>
          <FieldLine
            field={form.field('mobile')}
            type="tel"
            inputMode="numeric"
            label={t('recordDetail.resend.mobile')}
            help={
              others.length > 0
                ? t('recordDetail.resend.others', {
                    names: new Intl.ListFormat(i18n.language).format(others),
                  })
                : undefined
            }
            isOptional={!needsOther}
          />
        </>
      )}
    </FormDialog>
  );
}
