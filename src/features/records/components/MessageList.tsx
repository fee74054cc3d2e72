import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { formatDateTime } from '../../../lib/dates';

/** The SMS sent to the candidate. */
export function MessageList({ messages }: { messages: CheckDetail['messages'] }) {
  const { t, i18n } = useTranslation();
  const word = (area: 'template' | 'sms', value: string) =>
    i18n.exists(`records.${area}.${value}`)
      ? i18n.t(`records.${area}.${value}` as 'records.template.invitation')
      : value;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {messages.map((message) => (
        <li key={`${message.at}-${message.template}`}>
          {t('records.message', {
            time: formatDateTime(message.at),
            template: word('template', message.template),
            mobile: message.mobile,
            status: word('sms', message.status),
          })}
        </li>
      ))}
    </Box>
  );
}
