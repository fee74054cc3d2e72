import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendRechargeCodeMutation } from '../../../api/resources/rechargesApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import { isChangedMeanwhile } from '../changedMeanwhile';

/** What two operators decide about: a recharge that is to be taken back, a charge that is to be given back. */
type Matter = 'reversal' | 'correction';
type Decision = '' | 'accept' | 'refuse';

const empty = { decision: '' as Decision, reason: '', verifyCode: '' };
type Values = typeof empty;
const rulesOf = (matter: Matter) => ({
  decision: (value: Decision) =>
    value === '' ? { key: `certification.${matter}.choose` as const } : undefined,
  reason: (value: string, { decision }: Values) =>
    decision === 'refuse' && value.trim().length < 4
      ? { key: `certification.${matter}.reasonMissing` as const }
      : undefined,
  verifyCode: (value: string, { decision }: Values) =>
    decision === 'accept' && !isVerifyCode(value)
      ? { key: `certification.${matter}.codeWrong` as const }
      : undefined,
});
const rules = { reversal: rulesOf('reversal'), correction: rulesOf('correction') };

interface Asked {
  status: 'waiting' | 'done' | 'refused';
  decidedBy: string | null;
  decidedAt: string | null;
  refusal: string | null;
}

type Send<Body> = (arg: {
  body: { workItemId: string } & Body;
}) => PromiseLike<{ data?: unknown; error?: unknown }>;

interface SecondDecisionDialogProps {
  matter: Matter;
  item: WorkItem;
  /** None before the review is there. */
  review: { mayDecide: boolean; mayConfirm: boolean; asked: Asked | null } | undefined;
  error: unknown;
  onRead: () => void;
  /** As much is left as is asked for. */
  isCovered: boolean;
  confirm: Send<{ verifyCode: string }>;
  refuse: Send<{ reason: string }>;
  onClose: () => void;
  /** What is decided about. */
  children: ReactNode;
}

/** A second operator confirms with a code to their own phone what one asked for, or either of two refuses with a reason. */
export function SecondDecisionDialog(props: SecondDecisionDialogProps) {
  const { matter, item, review, error, onRead, isCovered, confirm, refuse, onClose, children } = props;
  const { workItemId, mainName } = item;
  const { t } = useTranslation();
  const form = useAppForm(empty, rules[matter]);
  const [sendCode] = useSendRechargeCodeMutation();
  const done = (key: 'confirmed' | 'refused') => {
    toast.success(t(`certification.${matter}.${key}`));
    onClose();
  };
  const onRefused = ({ code }: { code?: number }) => {
    if (isChangedMeanwhile({ code })) onRead();
  };
  const confirming = useSubmit(confirm, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => done('confirmed'),
    onRefused,
  });
  const refusing = useSubmit(refuse, { form, onDone: () => done('refused'), onRefused });
  const handleSend = ({ decision, reason, verifyCode }: Values) =>
    decision === 'accept'
      ? confirming.send({ body: { workItemId, verifyCode: readVerifyCode(verifyCode) } })
      : refusing.send({ body: { workItemId, reason: reason.trim() } });
  const refusal = confirming.refusal ?? refusing.refusal;
  const decision = form.field('decision');
  const { mayDecide = false, mayConfirm = false } = review ?? {};
  return (
    <FormDialog
      title={t(`certification.${matter}.title`, { name: mainName })}
      submitLabel={t(`certification.${matter}.send`)}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={confirming.isRunning || refusing.isRunning}
      isReadOnly={!mayDecide}
      maxWidth="sm"
    >
      {error !== undefined && <ErrorState message={messageOf(error)} onRetry={onRead} />}
      {!review && error === undefined && <PageSkeleton />}
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      {children}
      {review && <Standing matter={matter} review={review} />}
      {mayDecide && (
        <FieldRadios
          field={decision}
          label={t(`certification.${matter}.decision`)}
          options={[
            ...(mayConfirm && isCovered
              ? [{ value: 'accept', label: t(`certification.${matter}.accept`) } as const]
              : []),
            { value: 'refuse', label: t(`certification.${matter}.refuse`) },
          ]}
        />
      )}
      {mayDecide && !isCovered && <Alert severity="warning">{t(`certification.${matter}.notCovered`)}</Alert>}
      {mayDecide && decision.value === 'accept' && (
        <OwnCodeField field={form.field('verifyCode')} name={`code-${matter}`} sendCode={sendCode} />
      )}
      {mayDecide && decision.value === 'refuse' && (
        <FieldLine
          field={form.field('reason')}
          label={t(`certification.${matter}.reason`)}
          help={t(`certification.${matter}.reasonHelp`)}
          maxLength={500}
          rows={3}
        />
      )}
    </FormDialog>
  );
}

/** Whose turn it is, or what became of it. */
function Standing({ matter, review }: Required<Pick<SecondDecisionDialogProps, 'matter' | 'review'>>) {
  const { t } = useTranslation();
  const { mayDecide, mayConfirm, asked } = review!;
  if (mayDecide)
    return <Alert severity="info">{t(`certification.${matter}.${mayConfirm ? 'second' : 'isYou'}`)}</Alert>;
  if (!asked) return null;
  const { status, decidedBy, decidedAt, refusal } = asked;
  return (
    <Alert severity="info">
      {status === 'waiting'
        ? t(`certification.${matter}.own`)
        : t(`certification.${matter}.closed.${status}`, {
            by: decidedBy,
            at: decidedAt === null ? '' : formatDateTime(decidedAt),
            reason: refusal,
          })}
    </Alert>
  );
}
