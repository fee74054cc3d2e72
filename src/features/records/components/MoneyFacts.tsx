import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';

/** The price of the check and the state of the hold. */
export function MoneyFacts({ money }: { money: NonNullable<CheckDetail['money']> }) {
  const { t } = useTranslation();
  const lines = ['price', 'held', 'captured', 'released'] as const;
  return (
    <KeyValueList
      items={lines.map((line) => ({
        label: t(`recordDetail.money.${line}`),
        value: <MoneyText fen={money[line]} />,
      }))}
    />
  );
}
