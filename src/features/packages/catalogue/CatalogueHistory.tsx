import { useTranslation } from 'react-i18next';
import {
  useWithdrawCatalogueChangeMutation,
  type CatalogueChange,
} from '../../../api/resources/catalogueApi';
import { ChangeHistory } from '../../../domain/ChangeHistory';
import { ChangeLines } from './ChangeLines';

/** Every change of an item, the newest first: who, when, from which day, what was and what is. */
export function CatalogueHistory({
  itemCode,
  history,
}: {
  itemCode: string;
  history: readonly CatalogueChange[];
}) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawCatalogueChangeMutation();
  const entries = history.map((change) => {
    const { changeId, values, before } = change;
    return {
      id: changeId,
      change,
      details: <ChangeLines itemCode={itemCode} values={values} before={before} />,
      which: { changeId },
    };
  });
  return (
    <ChangeHistory
      thing="catalogue"
      entries={entries}
      withdraw={withdraw}
      none={t('catalogue.history.none')}
    />
  );
}
