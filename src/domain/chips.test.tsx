import { screen } from '@testing-library/react';
import { LAMPS } from '@probity/contract/rules/lamp';
import { expectNoAxeFaults } from '../test/axe';
import { render } from '../test/render';
import { CheckStatusChip, type CheckStatus } from './CheckStatusChip';
import { ItemStatusChip } from './ItemStatusChip';
import { LampChip } from './LampChip';
import { PromisedDate } from './PromisedDate';

it('a lamp is never colour alone: an icon and a word go with it', async () => {
  const { container } = render(
    <>
      {LAMPS.map((lamp) => (
        <LampChip key={lamp} lamp={lamp} />
      ))}
      <LampChip lamp="red" isLarge />
    </>,
  );
  for (const word of ['Consistent', 'Small discrepancy', 'Large discrepancy', 'High risk'])
    expect(screen.getByText(word).previousSibling?.nodeName).toBe('svg');
  expect(screen.getByRole('img', { name: 'High risk' })).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('the word of a lamp follows the result it stands beside', () => {
  render(
    <>
      <LampChip lamp="green" result="found" />
      <LampChip lamp="yellow" result="unverifiable" />
    </>,
  );
  expect(screen.getByText('Record found, no concern')).toBeInTheDocument();
  expect(screen.getByText('Could not be verified')).toBeInTheDocument();
});

it('states are neutral words', async () => {
  const states: CheckStatus[] = ['awaitingConsent', 'inProgress', 'awaitingInfo', 'reported', 'disputed'];
  const { container } = render(
    <>
      {states.map((status) => (
        <CheckStatusChip key={status} status={status} />
      ))}
      <ItemStatusChip status="running" />
    </>,
  );
  expect(screen.getByText('Awaiting consent').parentElement).toHaveAttribute('data-tone', 'neutral');
  // A check and an item.
  expect(screen.getAllByText('In progress')).toHaveLength(2);
  await expectNoAxeFaults(container);
});

it('a promised date says in words that it has passed, unless nothing is awaited any more', () => {
  const past = '2020-01-02';
  const { rerender } = render(<PromisedDate promisedAt={past} />);
  expect(screen.getByText(/^2020-01-02, \d+ days late$/)).toBeInTheDocument();
  rerender(<PromisedDate promisedAt={past} isOver />);
  expect(screen.getByText('2020-01-02')).toBeInTheDocument();
});
