import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { BatchCounts, BatchResult } from '../../api/resources/batchesApi';
import { KeyValueList } from '../../components/data/KeyValueList';
import { MoneyText } from '../../components/data/MoneyText';
import { Section } from '../../components/layout/Section';

interface CostsProps {
  cost: NonNullable<BatchResult['cost']>;
  counts: BatchCounts;
}

/** What the orders of a batch cost, line by line up to their price, and what nobody pays for. */
export function Costs({ cost, counts }: CostsProps) {
  const { t } = useTranslation();
  const { price, held, charged, released } = cost;
  const { cancelled } = counts;
  // Nothing was booked for an order that waits, or that ended while it did.
  const unheld = price - held - charged - released;
  return (
    <Section title={t('batchDetail.cost.title')}>
      <KeyValueList
        items={[
          ...(['price', 'held', 'charged', 'released'] as const).map((line) => ({
            label: t(`batchDetail.cost.${line}`),
            value: <MoneyText fen={cost[line]} />,
          })),
          ...(unheld > 0 ? [{ label: t('batchDetail.cost.unheld'), value: <MoneyText fen={unheld} /> }] : []),
        ]}
      />
      {cancelled > 0 && (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('batchDetail.cost.cancelled', { count: cancelled })}
        </Box>
      )}
    </Section>
  );
}
