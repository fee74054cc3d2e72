import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';
import { formatDate } from '../../../lib/dates';

interface MoneyFactsProps {
  money: NonNullable<CheckDetail['money']>;
  items: CheckDetail['items'];
}

/** The price of the check and the state of the hold; what was given back of it, of which items and why, where anything was. */
export function MoneyFacts({ money, items }: MoneyFactsProps) {
  const { t } = useTranslation();
  const all = ['price', 'held', 'captured', 'released', 'givenBack'] as const;
  const lines = all.filter((line) => line !== 'givenBack' || money.givenBack > 0);
  return (
    <>
      <KeyValueList
        items={lines.map((line) => ({
          label: t(`recordDetail.money.${line}`),
          value: <MoneyText fen={money[line]} />,
        }))}
      />
      {money.corrections.map(({ at, amount, checkItemId, reason }) => (
        <Box key={at + checkItemId} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('recordDetail.money.correction', {
            amount: formatFen(amount),
            item: items.find((item) => item.checkItemId === checkItemId)?.name,
            day: formatDate(at),
            reason,
          })}
        </Box>
      ))}
    </>
  );
}
