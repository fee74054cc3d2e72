import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { DayFilter } from './DayFilter';
import { DayRange } from './DayRange';
import { DaysOnDemand } from './DaysOnDemand';
import { FilterBar } from './FilterBar';

const bar = (
  <FilterBar
    active={[{ id: 'status', label: 'Status: In review', onRemove: () => undefined }]}
    onClearAll={() => undefined}
    search={<input aria-label="Search" />}
  >
    <select aria-label="Status" />
  </FilterBar>
);

it('in a wide window every choice is at hand', () => {
  render(bar);
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});

it('on a phone the choices stand behind one button; the search and what is active do not', async () => {
  windowOf(390);
  const { user, container } = render(bar);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove filter Status: In review' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('what is typed and is no date goes with the filters, and so does its fault', async () => {
  const { user } = render(
    <FilterBar
      active={[{ id: 'q', label: 'Search: Li', onRemove: () => undefined }]}
      onClearAll={() => undefined}
      search={null}
    >
      <DayFilter labels={['From', 'Until']} from={undefined} to={undefined} onChange={() => undefined} />
    </FilterBar>,
  );
  await user.type(screen.getByRole('textbox', { name: 'From' }), '2026-02-31{Enter}');
  expect(screen.getByText(/no date|not a date|date/i, { selector: '[data-invalid]' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('');
  expect(document.querySelector('[data-invalid]')).toBeNull();
});

it.each([DayFilter, DayRange])(
  'the first of two days is kept though the address has not told it yet, and both are judged together',
  async (Days) => {
    const onChange = jest.fn();
    const labels = ['From', 'Until'] as const;
    const { user } = render(<Days labels={labels} from={undefined} to={undefined} onChange={onChange} />);
    await user.type(screen.getByRole('textbox', { name: 'From' }), '2026-12-01{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Until' }), '2026-11-01{Enter}');
    // A pair that cannot be filters nothing, stands where it was typed and is told.
    expect(onChange).toHaveBeenLastCalledWith(undefined, undefined);
    expect(screen.getByText('The second day lies before the first')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('2026-12-01');
    const until = screen.getByRole('textbox', { name: 'Until' });
    expect(until).toHaveValue('2026-11-01');
    await user.clear(until);
    await user.type(until, '2026-12-05{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-01', '2026-12-05');
    expect(screen.queryByText('The second day lies before the first')).not.toBeInTheDocument();
  },
);

interface Filter {
  from?: string | undefined;
  to?: string | undefined;
}
const labels = ['From', 'Until'] as const;
const field = (name: string) => screen.getByRole('textbox', { name });

it.each([DayFilter, DayRange])(
  'a pair that filters nothing gives way to days that do, also to those before it',
  async (Days) => {
    function Filtered() {
      const [{ from, to }, setDays] = useState<Filter>({});
      return (
        <>
          <Days
            labels={labels}
            from={from}
            to={to}
            onChange={(first, last) => setDays({ from: first, to: last })}
          />
          <button onClick={() => setDays({ from: '2026-12-01' })}>Back</button>
          <output>{`${from ?? ''}…${to ?? ''}`}</output>
        </>
      );
    }
    const { user } = render(<Filtered />);
    await user.type(field('From'), '2026-12-01{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-01…');
    await user.type(field('Until'), '2026-11-01{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(/^…$/);
    expect(field('Until')).toHaveValue('2026-11-01');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByText('The second day lies before the first')).not.toBeInTheDocument();
    expect(field('From')).toHaveValue('2026-12-01');
    expect(field('Until')).toHaveValue('');
  },
);

function Asked({ start = {} }: { start?: Filter }) {
  const [{ from, to }, setDays] = useState(start);
  return (
    <DaysOnDemand
      action="Days"
      labels={labels}
      from={from}
      to={to}
      onChange={(first, last) => setDays({ from: first, to: last })}
    />
  );
}

it('days that are asked for have the focus, and stay in sight when none of them filters any more', async () => {
  const { user } = render(<Asked />);
  await user.click(screen.getByRole('button', { name: 'Days' }));
  const from = await screen.findByRole('textbox', { name: 'From' });
  expect(from).toHaveFocus();
  await user.type(from, '2026-12-01{Enter}');
  await user.type(field('Until'), '2026-11-01{Enter}');
  expect(screen.getByText('The second day lies before the first')).toBeInTheDocument();
  expect(field('Until')).toHaveFocus();
});

it('days of the address are in sight at once, take no focus, and stay once they are taken away', async () => {
  const { user } = render(<Asked start={{ from: '2026-12-01' }} />);
  const from = await screen.findByRole('textbox', { name: 'From' });
  expect(document.body).toHaveFocus();
  await user.clear(from);
  await user.tab({ shift: true });
  expect(field('From')).toHaveValue('');
  expect(from).not.toHaveFocus();
});

it('what a field in sight shows has no chip beside it; where the fields are out of sight it has', async () => {
  const both = (
    <FilterBar
      active={[
        { id: 'status', label: 'Status: In review', onRemove: () => undefined, isInField: true },
        { id: 'q', label: 'Search: Li', onRemove: () => undefined },
      ]}
      onClearAll={() => undefined}
      search={null}
    >
      <select aria-label="Status" />
    </FilterBar>
  );
  const chips = () =>
    screen.getAllByRole('button', { name: /^Remove filter/ }).map((chip) => chip.textContent);
  const { unmount } = render(both);
  expect(chips()).toEqual(['Search: Li']);
  unmount();
  windowOf(390);
  const { user } = render(both);
  expect(chips()).toEqual(['Status: In review', 'Search: Li']);
  await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  expect(chips()).toEqual(['Search: Li']);
});
