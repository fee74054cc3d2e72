import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../components/StateMessage';
import { CustomerPhone } from '../../../domain/CustomerPhone';

/** A link that opens nothing (any more), and whom to ask. */
export function ReportClosed({ message }: { message: string | undefined }) {
  const { t } = useTranslation();
  return (
    <StateMessage
      role="alert"
      headingLevel="h1"
      icon={<LinkOffOutlined />}
      title={t('report.mobile.closed')}
      body={message ?? t('report.mobile.closedHint')}
      action={<CustomerPhone />}
    />
  );
}
