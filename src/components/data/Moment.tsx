import { currentLanguage } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';
import { formatAgo } from '../../lib/formatAgo';

/** Something that happened: in words for the last days, with the exact time for who points at it and for a screen reader. */
export function Moment({ at }: { at: string }) {
  const exact = formatDateTime(at);
  const told = formatAgo(at, currentLanguage());
  return (
    <time dateTime={at} title={exact} aria-label={exact.startsWith(told) ? exact : `${told}, ${exact}`}>
      {told}
    </time>
  );
}
