import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { StatusTag } from '../../../components/data/StatusTag';
import { lazyPart } from '../../../components/lazyPart';
import { formatDateTime } from '../../../lib/dates';
import { isDeadNumber, missedMessage } from '../missedMessage';

const ResendDialog = lazyPart(() => import('./ResendDialog').then((module) => module.ResendDialog));

type Message = CheckDetail['messages'][number];
type Reason = NonNullable<Message['reason']>;

/** What helps where a message did not arrive, by why it did not. */
const adviceFor: Record<Reason, 'number' | 'allow' | 'later' | 'again'> = {
  noSuchNumber: 'number',
  outOfService: 'number',
  optedOut: 'allow',
  switchedOff: 'later',
  content: 'again',
  notTaken: 'again',
  other: 'again',
};

/** The SMS about a check, each with how far it came; of the one that keeps the candidate away also what to do. */
export function MessageList({ check }: { check: CheckDetail }) {
  const { t, i18n } = useTranslation();
  const [isResending, setResending] = useState(false);
  const { messages } = check;
  const missed = missedMessage(check);
  const template = (value: string) =>
    i18n.exists(`recordDetail.template.${value}`)
      ? i18n.t(`recordDetail.template.${value}` as 'recordDetail.template.invitation')
      : value;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {messages.map((message) => (
        <li key={`${message.at}-${message.template}`}>
          {t('recordDetail.message', {
            time: formatDateTime(message.at),
            template: template(message.template),
            mobile: message.mobile,
          })}{' '}
          <StatusTag tone={message === missed ? 'red' : 'neutral'}>
            {t(`recordDetail.sms.${message.status}`)}
          </StatusTag>
          {message.reason && (
            <Box sx={{ color: 'text.secondary' }}>
              {t(`recordDetail.smsReason.${message.reason}`)}
              {message === missed && <div>{t(`recordDetail.smsAdvice.${adviceFor[message.reason]}`)}</div>}
            </Box>
          )}
          {message === missed && check.allowed.includes('resend') && (
            <Button size="small" variant="outlined" sx={{ my: 0.5 }} onClick={() => setResending(true)}>
              {t(isDeadNumber(missed) ? 'records.action.correct' : 'records.action.resend')}
            </Button>
          )}
        </li>
      ))}
      {isResending && <ResendDialog check={check} onClose={() => setResending(false)} />}
    </Box>
  );
}
