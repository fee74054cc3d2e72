import { screen } from '@testing-library/react';
import { loadPhrases } from '../../i18n/i18n';
import { buildBatchCounts } from '../../test/batchResults';
import { render } from '../../test/render';
import { Costs } from './Costs';

beforeAll(() => loadPhrases('batchDetail'));

const cost = { price: 10_000, held: 6_000, charged: 1_000, released: 500 };

it.each([
  [{ placed: 2, cancelled: 3 }, '3 rows were cancelled: nobody pays for them.'],
  [{ placed: 2, awaitingPayment: 1 }, null],
  [{ placed: 2, awaitingPayment: 1, cancelled: 1 }, '1 row was cancelled: nobody pays for it.'],
])('the lines come to the price, and what nobody pays for is said: %j', async (named, said) => {
  render(<Costs cost={cost} counts={buildBatchCounts(named)} />);
  expect(await screen.findByText('Not held: waiting, or cancelled before')).toBeInTheDocument();
  expect(screen.getByText('¥25.00')).toBeInTheDocument();
  const told = screen.queryByText(/nobody pays for/);
  if (said) expect(told).toHaveTextContent(said);
  else expect(told).not.toBeInTheDocument();
});

it('where all was held and nothing cancelled no further line stands there', async () => {
  render(<Costs cost={{ ...cost, held: 8_500 }} counts={buildBatchCounts({ placed: 2 })} />);
  expect(await screen.findByText('Released')).toBeInTheDocument();
  expect(screen.queryByText(/cancelled/)).not.toBeInTheDocument();
});
