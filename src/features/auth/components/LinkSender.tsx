import { CODE } from '@probity/contract/codeNames';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError, type GatewayError } from '../../../api/transport/gatewayError';
import { useNameOpeningQuery } from '../../../api/resources/openingApi';

interface LinkSenderProps {
  s: string;
  /** The link has ended: reported before anybody types a phone. */
  onClosed: (error: GatewayError) => void;
}

/** The enterprise behind a link, as the SMS names it, once it is known; and why a phone is asked for. */
export function LinkSender({ s, onClosed }: LinkSenderProps) {
  const { t } = useTranslation();
  const { data, error } = useNameOpeningQuery({ body: { s } });
  const isClosed =
    isGatewayError(error) && (error.code === CODE.LINK_CLOSED || error.code === CODE.LINK_ENDED);

  useEffect(() => {
    if (isClosed) onClosed(error);
  }, [isClosed, error, onClosed]);

  return (
    <>
      {data && (
        <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {t(data.anyPhone ? 'auth.checkPhone.invites' : 'auth.checkPhone.from', { name: data.mainName })}
        </Typography>
      )}
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(wordsOf(data))}</Typography>
    </>
  );
}

/** What the link is, or why nobody new can begin with it. */
function wordsOf(data: { anyPhone: boolean; formState: 'open' | 'full' | 'closed' | null } | undefined) {
  if (!data?.anyPhone) return 'auth.checkPhone.withLink' as const;
  const { formState } = data;
  if (formState === 'full' || formState === 'closed')
    return `auth.checkPhone.formState.${formState}` as const;
  return 'auth.checkPhone.anyPhone' as const;
}
