import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { WebhookTry } from '../../../api/resources/webhooksApi';
import { formatInstant } from '../../../lib/dates';
import { RawText } from './RawText';
import { useTryWords } from './useOutcomeWords';

interface DeliveryTriesProps {
  /** Newest first. */
  tries: readonly WebhookTry[];
  /** All that were made; those from before tries were kept, and the oldest of many, are not among `tries`. */
  attempts: number;
}

/** Every try of a delivery: the newest open, the others a click away. */
export function DeliveryTries({ tries, attempts }: DeliveryTriesProps) {
  const { t } = useTranslation();
  const words = useTryWords();
  if (attempts === 0) return null;
  return (
    <div>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>{t('accountWebhooks.tries.title')}</Box>
      {tries.map((one, index) => (
        <Box
          component="details"
          key={one.number}
          open={index === 0}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1, '& summary': { cursor: 'pointer' } }}
        >
          <summary>
            {t('accountWebhooks.tries.one', {
              number: one.number,
              at: formatInstant(one.attemptedAt),
              what: words(one),
            })}
          </summary>
          <TryFacts tried={one} />
        </Box>
      ))}
      {tries.length < attempts && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('accountWebhooks.tries.notKept')}
        </Box>
      )}
    </div>
  );
}

function TryFacts({ tried }: { tried: WebhookTry }) {
  const { t } = useTranslation();
  const sent = t('accountWebhooks.tries.sent');
  const headers = t('accountWebhooks.tries.answerHeaders');
  const answer = t('accountWebhooks.tries.answer');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, mt: 1 }}>
      {tried.sentHeaders.length > 0 && (
        <>
          <div>{sent}</div>
          <RawText label={sent} text={`POST ${tried.url}\n${linesOf(tried.sentHeaders)}`} />
        </>
      )}
      {tried.httpStatus !== null && (
        <>
          <div>{headers}</div>
          <RawText label={headers} text={`HTTP ${tried.httpStatus}\n${linesOf(tried.answerHeaders)}`} />
          <div>
            {answer} <SizeNote tried={tried} />
          </div>
          {tried.answer !== '' && <RawText label={answer} text={tried.answer} />}
        </>
      )}
    </Box>
  );
}

const KEPT_BYTES = 1024;

/** How much of the answer is shown. */
function SizeNote({ tried: { fault, answerBytes: bytes, answerIsWhole } }: { tried: WebhookTry }) {
  const { t } = useTranslation();
  const note =
    fault === 'redirect'
      ? 'notRead'
      : bytes > KEPT_BYTES
        ? answerIsWhole
          ? 'cut'
          : 'cutOff'
        : !answerIsWhole
          ? 'brokenOff'
          : bytes === 0
            ? 'empty'
            : 'whole';
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {t(`accountWebhooks.tries.${note}`, { bytes })}
    </Box>
  );
}

const linesOf = (headers: WebhookTry['sentHeaders']) =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
