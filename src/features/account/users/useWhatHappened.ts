import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '../../../lib/joinSentences';
import { REVOKED, type Going } from './going';

interface Happened {
  already: boolean;
  records: number;
  upTo: number | null;
  keys: number;
  revoked: number;
}

/** Says what became of somebody and of what they had: each in a sentence. */
export function useWhatHappened(name: string) {
  const { t } = useTranslation();
  return (
    { already, records, upTo, keys, revoked }: Happened,
    { recordsTo, approvingTo, keysTo }: Going,
    { people }: { people: readonly { userId: string; nickName: string }[] },
  ): string => {
    if (already) return t('accountUsers.went.already', { name });
    const called = (userId: string) => people.find((one) => one.userId === userId)?.nickName ?? '';
    const keeper = keysTo && keysTo !== REVOKED ? called(keysTo) : '';
    return joinSentences(
      t('accountUsers.disabled', { name }),
      recordsTo && t('accountUsers.went.records', { to: called(recordsTo), count: records }),
      upTo !== null && t('accountUsers.went.approving', { to: called(approvingTo), amount: formatFen(upTo) }),
      keys > 0 &&
        t(keeper ? 'accountUsers.went.keys' : 'accountUsers.went.keysOwn', { to: keeper, count: keys }),
      revoked > 0 && t('accountUsers.went.revoked', { count: revoked }),
    );
  };
}
