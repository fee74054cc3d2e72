import { screen } from '@testing-library/react';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { DayFilter } from './DayFilter';
import { DayRange } from './DayRange';
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
