import { currentLanguage } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';
import { formatAgo } from '../../lib/formatAgo';

interface MomentProps {
  at: string;
  /** To the minute instead of in words, where times are compared; `old` only those that words would tell as a day. */
  isExact?: boolean | 'old';
}

/** As long as `2026-03-01 09:05`. */
const MINUTE_LENGTH = 16;

/**
 * Something that happened: in words for the last days, with the exact time and its zone for who points at it and for a screen
 * reader.
 */
export function Moment({ at, isExact = false }: MomentProps) {
  const exact = formatDateTime(at);
  const minute = exact.slice(0, MINUTE_LENGTH);
  const ago = formatAgo(at, currentLanguage());
  const told = isExact === true || (isExact && minute.startsWith(ago)) ? minute : ago;
  return (
    <time dateTime={at} title={exact} aria-label={exact.startsWith(told) ? exact : `${told}, ${exact}`}>
      {told}
    </time>
  );
}
