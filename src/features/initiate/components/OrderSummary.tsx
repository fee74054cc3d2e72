import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderTerms, Quote } from '../../../api/resources/ordersApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { MoneyText } from '../../../components/data/MoneyText';
import { Section } from '../../../components/layout/Section';
import { formatDeadline } from '../../../lib/dates';
import { isAbove, needsApproval } from '../orderValues';

interface OrderSummaryProps {
  quote: Quote | undefined;
  /** The budgets the order counts against; known before anything is typed. */
  budgets: OrderTerms['budgets'] | undefined;
  /** What makes the order wait for approval. */
  approval: OrderTerms['approval'] | undefined;
  isPricing: boolean;
  error: string | undefined;
  onRetry: () => void;
}

/** The price and the promised date of the order, before it is placed. */
export function OrderSummary({
  quote,
  budgets = [],
  approval,
  isPricing,
  error,
  onRetry,
}: OrderSummaryProps) {
  const { t } = useTranslation();
  // Otherwise somebody approves it before anything is held, or it is refused.
  const isRefused =
    approval?.overBudget === 'refused' && budgets.some(({ left }) => (quote?.price ?? 0) > left);
  const waits = quote && approval && needsApproval(quote.price, { budgets, approval });
  return (
    <Section title={t('initiate.summary.title')}>
      <Box aria-live="polite" aria-busy={isPricing} sx={{ display: 'grid', gap: 1.5 }}>
        {error !== undefined && (
          <ErrorState title={t('initiate.summary.failed')} message={error} onRetry={onRetry} />
        )}
        {!quote && error === undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isPricing ? 'initiate.summary.pricing' : 'initiate.summary.choose')}
          </Typography>
        )}
        {quote && error === undefined && (
          <Figures quote={quote} isPricing={isPricing} isHeld={!waits && !isRefused} />
        )}
        {budgets.map((budget) => (
          <BudgetLine key={budget.whose} budget={budget} price={quote?.price ?? 0} approval={approval} />
        ))}
        {quote && approval && isAbove(quote.price, approval) && (
          <Box sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'warning.main' }}>
            {t('initiate.approval.limit', { above: formatFen(approval.above!) })}
          </Box>
        )}
      </Box>
    </Section>
  );
}

interface FiguresProps {
  quote: Quote;
  isPricing: boolean;
  /** Nobody has to approve it, so that its price is held as soon as the balance covers it. */
  isHeld: boolean;
}

function Figures({ quote, isPricing, isHeld }: FiguresProps) {
  const { t } = useTranslation();
  const after = quote.available - quote.price;
  const day = formatDeadline(quote.promisedDate);
  const date = quote.promisedEstimate ? t('components.promise.about', { date: day }) : day;
  const promised = `${date} ${t('initiate.summary.promisedHelp')}`;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, opacity: isPricing ? 0.6 : 1 }}>
      <Typography component="p" sx={{ fontSize: '1.625rem', fontWeight: 650, lineHeight: 1.3 }}>
        <MoneyText fen={quote.price} />
      </Typography>
      <KeyValueList
        items={[
          { label: t('initiate.summary.available'), value: <MoneyText fen={quote.available} /> },
          ...(quote.enough && isHeld
            ? [{ label: t('initiate.summary.after'), value: <MoneyText fen={after} /> }]
            : []),
          { label: t('initiate.summary.promised'), value: promised },
        ]}
      />
      {quote.promisedEstimate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('initiate.summary.estimateHelp')}
        </Typography>
      )}
      {(isHeld || !quote.enough) && (
        <Typography variant="body2" sx={{ color: quote.enough ? 'text.secondary' : 'warning.main' }}>
          {t(quote.enough ? 'initiate.summary.held' : 'initiate.summary.short')}
        </Typography>
      )}
    </Box>
  );
}

/** What is left of a monthly budget, or by how much it is overrun, that the order would exceed it, and what becomes of it then. */
interface BudgetLineProps {
  budget: OrderTerms['budgets'][number];
  price: number;
  approval: OrderTerms['approval'] | undefined;
}

function BudgetLine({ budget, price, approval }: BudgetLineProps) {
  const { t } = useTranslation();
  const { whose, left, over, monthly } = budget;
  const isExceeded = price > left;
  return (
    <Box sx={{ fontSize: '0.875rem', color: isExceeded ? 'warning.main' : 'text.secondary' }}>
      {t(`initiate.budget.${whose}`, {
        rest: t(`initiate.budget.${over > 0 ? 'over' : 'left'}`, {
          ...{ left: formatFen(over || left), monthly: formatFen(monthly) },
        }),
      })}
      {isExceeded && approval && (
        <Box sx={{ fontWeight: 600 }}>{t(`initiate.budget.exceeded.${approval.overBudget}`)}</Box>
      )}
    </Box>
  );
}
