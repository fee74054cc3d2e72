import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';

/** The price of the check and the state of the hold; what was given back of it, where anything was. */
export function MoneyFacts({ money }: { money: NonNullable<CheckDetail['money']> }) {
  const { t } = useTranslation();
  const all = ['price', 'held', 'captured', 'released', 'givenBack'] as const;
  const lines = all.filter((line) => line !== 'givenBack' || money.givenBack > 0);
  return (
    <KeyValueList
      items={lines.map((line) => ({
        label: t(`recordDetail.money.${line}`),
        value: <MoneyText fen={money[line]} />,
      }))}
    />
  );
}
