import Box from '@mui/material/Box';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { maskPhone } from '@probity/contract/rules/masks';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import {
  fieldFaults,
  isGatewayError,
  retryAfter,
  type FieldFault,
} from '../../../api/transport/gatewayError';
import { useSendVerifyCodeMutation } from '../../../api/resources/smsApi';
import { CountdownButton } from '../../../components/inputs/CountdownButton';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';
import { FieldLine } from '../../../components/form/FieldLine';
import { pendingPhone, rememberPendingPhone, waitName } from '../../../lib/pendingCode';
import { CODE_MAX_LENGTH } from '../../../lib/verifyCode';

interface CodeFieldProps {
  field: ComponentProps<typeof FieldLine>['field'];
  label: string;
  mobile: string;
  scene: 'changeMobileOld' | 'changeMobileNew';
  /** Checks the phone and shows its fault; false: nothing is sent. */
  onBeforeSend: () => boolean;
  /** Shows at its field what is wrong with the phone. @returns true when it could */
  onRefused?: (faults: readonly FieldFault[]) => boolean;
}

/** A code by SMS, and the button that requests it. */
export function CodeField({ field, label, mobile, scene, onBeforeSend, onRefused }: CodeFieldProps) {
  const { t } = useTranslation();
  const [sendVerifyCode] = useSendVerifyCodeMutation();
  const phone = normalizePhone(mobile);
  // Also after a reload, as long as the code is under way.
  const [sentTo, setSentTo] = useState(() => pendingPhone(scene));
  const [limit, setLimit] = useState<string>();
  useOnLanguageChange(() => setLimit(undefined));
  const handleSend = async (): Promise<number | undefined> => {
    if (!onBeforeSend()) return undefined;
    setLimit(undefined);
    setSentTo('');
    try {
      const { interval, expiresIn } = await sendVerifyCode({ body: { mobile: phone, scene } }).unwrap();
      rememberPendingPhone(scene, phone, expiresIn);
      setSentTo(phone);
      return interval;
    } catch (fault) {
      if (!isGatewayError(fault)) throw fault;
      if (onRefused?.(fieldFaults(fault))) return undefined;
      setLimit(fault.msg);
      // "Too frequently" also carries the wait.
      return retryAfter(fault);
    }
  };
  return (
    // On a phone the labels need the whole width; beside the field the button is at the field's height.
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 1,
        alignItems: { sm: 'start' },
      }}
    >
      <FieldLine
        field={field}
        label={label}
        help={
          limit ??
          (isPhone(sentTo)
            ? t(`accountSecurity.phone.codeSent.${scene}`, { mobile: maskPhone(sentTo) })
            : t('accountSecurity.phone.codeHelp'))
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_MAX_LENGTH}
      />
      <Box sx={{ pt: { sm: '23px' }, flex: 'none' }}>
        <CountdownButton name={waitName(scene, phone)} onSend={handleSend} />
      </Box>
    </Box>
  );
}
