import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { fieldFaults, type GatewayError } from '../../../api/transport/gatewayError';

/** The reason why an order was not placed; after a network fault it is unknown, and retrying is safe. */
export function OrderFault({ error }: { error: GatewayError }) {
  const { t } = useTranslation();
  const isUnknown = error.kind === 'network' || error.kind === 'timeout' || error.kind === 'status';
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{error.msg}</AlertTitle>
      {fieldFaults(error).map(({ path, msg }) => (
        <div key={path}>{msg}</div>
      ))}
      {t(isUnknown ? 'initiate.unknown' : 'initiate.failed')}
    </Alert>
  );
}
