import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useWithdrawDictionaryMutation, type DictChange } from '../../../api/resources/dictionariesApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { DictDifferenceList } from './DictDifferenceList';

/** Every change of every dictionary, the newest first: what was and is, from which day, and through whom. */
export function DictHistory({ history }: { history: readonly DictChange[] }) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawDictionaryMutation();
  const entries = history.map((change) => {
    const { changeId } = change;
    const name = t(`dictionaries.name.${change.type}`);
    return {
      id: changeId,
      change,
      details: (
        <>
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
          <DictDifferenceList before={change.before} after={change.entries} />
        </>
      ),
      about: { name },
      which: { changeId },
    };
  });
  return (
    <ChangeHistory
      thing="dictionaries"
      entries={entries}
      withdraw={withdraw}
      none={t('dictionaries.history.none')}
    />
  );
}
