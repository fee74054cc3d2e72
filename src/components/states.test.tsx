import { screen } from '@testing-library/react';
import { expectNoAxeFaults } from '../test/axe';
import { render } from '../test/render';
import { StaleTabContext } from '../hooks/tabContext';
import { ConfirmDialog } from './feedback/ConfirmDialog';
import { EmptyState } from './feedback/EmptyState';
import { ErrorState } from './feedback/ErrorState';
import { FilterBar } from './inputs/FilterBar';
import { FilterSelect } from './inputs/FilterSelect';
import { KeyValueList } from './data/KeyValueList';
import { MoneyText } from './data/MoneyText';
import { PageHeader } from './layout/PageHeader';
import { PageSkeleton } from './feedback/PageSkeleton';
import { Section } from './layout/Section';
import { Spinner } from './feedback/Spinner';
import { StatTile } from './data/StatTile';
import { SummaryHeader } from './layout/SummaryHeader';
import { Timeline } from './data/Timeline';

it('the parts of a detail page name themselves, and axe finds nothing', async () => {
  const { container } = render(
    <main>
      <PageHeader title="Records" subtitle="3 checks" primary={<button>Order</button>} />
      <SummaryHeader
        title="Chen Yutong"
        subtitle="Engineer"
        facts="Reported"
        actions={<button>Share</button>}
      />
      <Section title="Candidate" aside={<a href="#/x">All</a>}>
        <KeyValueList
          items={[
            { label: 'Price', value: <MoneyText fen={123450} /> },
            { label: 'Email', value: '' },
          ]}
        />
      </Section>
      <Timeline
        label="History"
        entries={[{ id: '1', title: 'Ordered', time: 'Nov 16', body: 'by Li Wei' }]}
      />
      <StatTile
        label="Overdue"
        value={4}
        note="3 wait on a school"
        to="/backRecord?view=overdue"
        isAlarming
      />
      <StatTile label="Loading" value={undefined} />
    </main>,
  );
  expect(screen.getByText('¥1,234.50')).toBeInTheDocument();
  expect(screen.getByText('Email').nextSibling).toHaveTextContent('–');
  expect(screen.getByRole('region', { name: 'Candidate' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'History' })).toHaveTextContent('Ordered Nov 16');
  expect(screen.getByRole('link', { name: /Overdue/ })).toHaveAttribute('href', '#/backRecord?view=overdue');
  await expectNoAxeFaults(container);
});

it('waiting, empty and failed say so to everybody', async () => {
  const onRetry = jest.fn();
  const { user, container } = render(
    <>
      <Spinner />
      <PageSkeleton />
      <EmptyState title="No checks yet" action={<button>Order the first</button>} />
      <ErrorState message="system interface abnormal" onRetry={onRetry} />
    </>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expectNoAxeFaults(container);
});

it('filters are cleared one by one or all', async () => {
  const onRemove = jest.fn();
  const onClearAll = jest.fn();
  const onChange = jest.fn();
  const { user, container } = render(
    <FilterBar
      active={[{ id: 'p', label: 'Package: Standard', onRemove }]}
      onClearAll={onClearAll}
      search={null}
    >
      <FilterSelect
        label="Status"
        value=""
        options={[{ value: 'inReview', label: 'In review' }]}
        onChange={onChange}
      />
    </FilterBar>,
  );
  await user.selectOptions(screen.getByLabelText('Status: choose'), 'inReview');
  expect(onChange).toHaveBeenCalledWith('inReview');
  await user.click(screen.getByRole('button', { name: 'Remove filter Package: Standard' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(onClearAll).toHaveBeenCalledTimes(1);
  await expectNoAxeFaults(container);
});

it('a dangerous deed is named and can be left', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = render(
    <ConfirmDialog
      isOpen
      isDangerous
      title="Cancel this check?"
      confirmLabel="Cancel the check"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      What is not worked yet is released.
    </ConfirmDialog>,
  );
  expect(await screen.findByRole('dialog', { name: 'Cancel this check?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel the check' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await expectNoAxeFaults();
});

it('where no try can succeed, a failed load offers to load the tab again', () => {
  const onRetry = jest.fn();
  render(
    <StaleTabContext value>
      <ErrorState onRetry={onRetry} />
    </StaleTabContext>,
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
