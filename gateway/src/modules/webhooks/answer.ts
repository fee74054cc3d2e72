import type { OutboundAnswer } from '../../platform/providers/outbound/outbound';
import type { KeptAnswer } from './tryRepository';

const KEPT_BYTES = 1024;
const VALUE_CHARS = 300;

/** The headers that help to find a mistake. No cookie: it may open a session at the receiver. */
const USEFUL = [
  'content-type',
  'content-length',
  'content-encoding',
  'date',
  'server',
  'via',
  'location',
  'retry-after',
  'allow',
  'www-authenticate',
  'x-request-id',
  'x-correlation-id',
] as const;

export const NO_ANSWER: KeptAnswer = {
  answerHeaders: [],
  answer: '',
  answerBytes: 0,
  answerIsWhole: false,
};

/** The first kilobyte of an answer as text, and its useful headers. The bytes may be anything at all. */
export function keptAnswer({ headers, chunks, isWhole }: OutboundAnswer): KeptAnswer {
  const whole = Buffer.concat(chunks);
  const isCut = whole.length > KEPT_BYTES || !isWhole;
  const decoder = decoderOf(headers['content-type']);
  return {
    answerHeaders: USEFUL.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [{ name, value: plain(String(value)).slice(0, VALUE_CHARS) }];
    }),
    // A character that the cut goes through is left out, not shown as a broken one.
    answer: plain(decoder.decode(whole.subarray(0, KEPT_BYTES), { stream: isCut })),
    answerBytes: whole.length,
    answerIsWhole: isWhole,
  };
}

function decoderOf(contentType = '') {
  const charset = /charset\s*=\s*"?([\w-]{1,40})/i.exec(contentType)?.[1];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/**
 * Text in which nothing works in secret: a control character becomes its picture (NUL is ␀, the escape of a terminal's
 * colours ␛), and what turns the direction of writing becomes a replacement character.
 */
function plain(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/(?![\n\t])[\0-\x1f]/g, (sign) => String.fromCharCode(0x2400 + sign.charCodeAt(0)))
    .replace(/\x7f/g, '\u2421')
    .replace(/[\x80-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');
}
