import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useNameOpeningQuery } from '../../../api/resources/openingApi';
import { StateMessage } from '../../../components/feedback/StateMessage';
import { CustomerPhone } from '../../../domain/CustomerPhone';

/** A link that opens nothing (any more), and the people to ask. */
export function ReportClosed({ s, message }: { s: string; message: string | undefined }) {
  const { t } = useTranslation();
  const { data, error } = useNameOpeningQuery({ body: { s } }, { skip: s === '' });
  const whom = data ? t('report.mobile.askWhom', { name: data.mainName }) : messageOf(error);
  return (
    <StateMessage
      role="alert"
      headingLevel="h1"
      icon={<LinkOffOutlined />}
      title={t('report.mobile.closed')}
      body={whom ?? message ?? t('report.mobile.closedHint')}
      action={<CustomerPhone />}
    />
  );
}
