import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import type { BatchPreview } from '../../../api/resources/batchesApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';
import { Section } from '../../../components/layout/Section';
import { formatDeadline } from '../../../lib/dates';

/** What is ordered, left out and waits; what it costs and holds; which packages, and by when. */
export function Figures({ preview }: { preview: BatchPreview }) {
  const { t, i18n } = useTranslation();
  const { created, skipped, budgets, packages, reasons, promisedDate, promisedEstimate } = preview;
  const number = new Intl.NumberFormat(i18n.language);
  const rowsOf = (count: number) =>
    t('batch.confirm.rows', { count }).replace(String(count), number.format(count));
  const becomes = (['placed', 'awaitingApproval', 'awaitingPayment', 'refused'] as const).flatMap((one) => {
    const { rows, price } = preview[one];
    if (rows === 0) return [];
    return [{ label: t(`batch.confirm.${one}`), value: `${rowsOf(rows)} · ${formatFen(price)}` }];
  });
  const left = (['faulty', 'dropped'] as const).flatMap((one) =>
    skipped[one] > 0 ? [{ label: t(`batch.confirm.${one}`), value: rowsOf(skipped[one]) }] : [],
  );
  const day = formatDeadline(promisedDate);
  const date = promisedEstimate ? t('components.promise.about', { date: day }) : day;
  return (
    <>
      <Section title={t('batch.confirm.title')}>
        <KeyValueList
          items={[
            { label: t('batch.confirm.orders'), value: <strong>{rowsOf(created.rows)}</strong> },
            ...becomes,
            ...left,
            ...(promisedDate
              ? [{ label: t('batch.confirm.promised'), value: t('batch.confirm.promisedHelp', { date }) }]
              : []),
          ]}
        />
        {reasons.length > 0 && (
          <Box sx={{ mt: 1.5 }}>
            <Box sx={{ fontWeight: 600 }}>{t('batch.confirm.reasons')}</Box>
            <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
              {reasons.map(({ msg, count }) => (
                <li key={msg}>{t('batch.confirm.reason', { count: number.format(count) as never, msg })}</li>
              ))}
            </Box>
          </Box>
        )}
      </Section>
      <Section title={t('batch.confirm.money')}>
        <KeyValueList
          items={[
            {
              label: t('batch.confirm.price'),
              value: (
                <strong>
                  <MoneyText fen={created.price} />
                </strong>
              ),
            },
            { label: t('batch.confirm.available'), value: <MoneyText fen={preview.available} /> },
            { label: t('batch.confirm.heldAfter'), value: <MoneyText fen={preview.heldAfter} /> },
            ...budgets.map(({ whose, left: rest, over, monthly }) => ({
              label: t(`batch.confirm.budget.${whose}`),
              value: t(`batch.confirm.${over > 0 ? 'over' : 'left'}`, {
                ...{ left: formatFen(over || rest), monthly: formatFen(monthly) },
              }),
            })),
          ]}
        />
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>{t('batch.confirm.held')}</Box>
      </Section>
      {packages.length > 0 && (
        <Section title={t('batch.confirm.packages')}>
          <KeyValueList
            items={packages.map(({ name, version, price, rows }) => ({
              label: t('batch.confirm.version', { name, version }),
              value: t('batch.confirm.each', { count: rows, price: formatFen(price) }),
            }))}
          />
        </Section>
      )}
    </>
  );
}
