import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { groupPhone, trimPhone } from '../../../../contract/rules/phone';
import { isGatewayError, retryAfter } from '../../../api/gatewayError';
import { useSendVerifyCodeMutation } from '../../../api/smsApi';
import { CountdownButton } from '../../../components/CountdownButton';
import { TextInput } from '../../../components/form/TextInput';

interface CodeFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  codeName: FieldPath<Values>;
  mobileName: FieldPath<Values>;
  scene: 'login' | 'visitor';
  /** The link's code, for scene `visitor`. */
  s?: string;
  /** Checks the phone and shows its fault; false = nothing is sent. */
  onBeforeSend: () => Promise<boolean>;
}

/** The SMS code and the button that sends it. The wait comes from the gateway and goes on after a reload. */
export function CodeField<Values extends FieldValues>({
  control,
  codeName,
  mobileName,
  scene,
  s,
  onBeforeSend,
}: CodeFieldProps<Values>) {
  const { t } = useTranslation();
  const [sendVerifyCode] = useSendVerifyCodeMutation();
  const [sent, setSent] = useState<{ phone: string; minutes: number }>();
  const mobile = trimPhone(String(useWatch({ control, name: mobileName })));

  const handleSend = async (): Promise<number | undefined> => {
    if (!(await onBeforeSend())) return undefined;
    setSent(undefined);
    try {
      const reply = await sendVerifyCode({ body: { mobile, scene, ...(s && { s }) } }).unwrap();
      setSent({ phone: groupPhone(mobile), minutes: Math.round(reply.expiresIn / 60) });
      return reply.interval;
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      // The toast has said why; "too frequently" tells how long to wait.
      return retryAfter(fault);
    }
  };

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextInput
          control={control}
          name={codeName}
          label={t('auth.code.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
        <Box sx={{ pt: '23px', flex: 'none' }}>
          <CountdownButton name={`code-${scene}`} onSend={handleSend} />
        </Box>
      </Box>
      <Box role="status">
        {sent && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t(scene === 'login' ? 'auth.code.sentLogin' : 'auth.code.sentVisitor', sent)}
            {scene === 'visitor' && ` ${t('auth.code.notReceived')}`}
          </Typography>
        )}
      </Box>
    </div>
  );
}
