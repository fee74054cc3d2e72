import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../api/transport/useSubmit';
import { ConfirmDialog } from '../components/feedback/ConfirmDialog';
import { useHeldFocus } from '../hooks/useHeldFocus';
import { toast } from '../lib/toast';

/** What operators plan for a later day, each with words of its own. */
export type PlannedThing =
  | 'catalogue'
  | 'standardPackages'
  | 'prices'
  | 'limits'
  | 'dictionaries'
  | 'sphere'
  | 'bankAccount'
  | 'signedTexts';

/** What the question before it names: the day, what is changed. */
export type WithdrawQuestion = {
  day?: string;
  name?: string;
  version?: string;
};

/** The mutation that withdraws one of them. */
export type Withdrawing<Which> = (arg: { body: Which }) => PromiseLike<{ data?: unknown; error?: unknown }>;

interface WithdrawChangeProps<Which> {
  thing: PlannedThing;
  about: WithdrawQuestion;
  withdraw: Withdrawing<Which>;
  which: Which;
  isSmall?: boolean;
  /** What else comes of it. */
  children?: ReactNode;
}

/** Withdraws what is planned after a question. */
export function WithdrawChange<Which>({
  thing,
  about,
  withdraw,
  which,
  isSmall,
  children,
}: WithdrawChangeProps<Which>) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  useHeldFocus();
  const { send, isRunning } = useSubmit(() => withdraw({ body: which }), {
    onDone: () => toast.success(t(`${thing}.withdraw.done`)),
    onEnd: () => setAsking(false),
  });
  const action = t(`${thing}.withdraw.action`);
  return (
    <>
      <Button
        variant="outlined"
        {...(isSmall && { size: 'small', sx: { mt: 1 } })}
        onClick={() => setAsking(true)}
      >
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`${thing}.withdraw.title`, about)}
        confirmLabel={action}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t(`${thing}.withdraw.body`, about)} {children}
      </ConfirmDialog>
    </>
  );
}
