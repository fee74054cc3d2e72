import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { DataTable } from './DataTable';
import { noRows, type RowSelection } from './rowSelection';
import type { DataTableProps } from './types';
import type { DataColumn } from './types';

interface Person {
  id: string;
  name: string;
  city: string;
}

const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isSortable: true, isFixed: true },
  { id: 'city', header: 'City', cell: (row) => row.city },
];
const people: Person[] = ['Ann', 'Ben', 'Cleo'].map((name) => ({ id: name, name, city: 'Hangzhou' }));

function draw(props: Partial<DataTableProps<Person>> = {}) {
  const onChange = jest.fn();
  function List() {
    const [selected, setSelected] = useState<RowSelection>(noRows);
    const handleChange = (next: RowSelection) => {
      onChange(next);
      setSelected(next);
    };
    return (
      <DataTable
        name="people"
        label="People"
        columns={columns}
        card={(row) => `${row.name}, ${row.city}`}
        rows={people}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
        selection={{ selected, onChange: handleChange, actions: <button>Remind</button> }}
        {...props}
      />
    );
  }
  return { ...render(<List />), onChange };
}

const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

it('shows rows, range and total, and axe finds nothing', async () => {
  const { container } = draw({ total: '10 000+' });
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('3 of 10 000+')).toBeInTheDocument();
  await expectNoAxeFaults(container);
});

it('opens a row by click and by Enter, not when a button inside it is pressed', async () => {
  const onRowOpen = jest.fn();
  const { user } = draw({
    onRowOpen,
    columns: [...columns, { id: 'deed', header: 'Deed', cell: () => <button>Deed</button> }],
  });
  await user.click(screen.getByText('Ann'));
  expect(onRowOpen).toHaveBeenLastCalledWith(people[0]);
  await user.click(within(row('Ben')).getByRole('button', { name: 'Deed' }));
  expect(onRowOpen).toHaveBeenCalledTimes(1);
  act(() => row('Ben').focus());
  await user.keyboard('{Enter}');
  expect(onRowOpen).toHaveBeenLastCalledWith(people[1]);
});

it('moves among rows with the arrows, Home and End; one row is a tab stop', async () => {
  const { user } = draw();
  act(() => row('Ann').focus());
  await user.keyboard('{ArrowDown}');
  expect(row('Ben')).toHaveFocus();
  await user.keyboard('{End}');
  expect(row('Cleo')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(row('Ann')).toHaveFocus();
  expect(screen.getAllByRole('row').filter((one) => one.tabIndex === 0 && one.dataset.index)).toHaveLength(1);
});

it('offers to select all rows only once they are there', () => {
  draw({ rows: undefined });
  expect(screen.getByRole('checkbox', { name: 'Select all rows shown' })).toBeDisabled();
});

it('selects one, a range with Shift, all; the bulk bar counts and clears', async () => {
  const { user, onChange } = draw();
  expect(screen.queryByText('Remind')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Cleo' }));
  await user.keyboard('{/Shift}');
  expect(onChange).toHaveBeenLastCalledWith({ ids: ['Ann', 'Ben', 'Cleo'] });
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect(onChange).toHaveBeenLastCalledWith({ ids: [] });
  act(() => row('Ben').focus());
  await user.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith({ ids: ['Ben'] });
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByText('Remind')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('all rows loaded lead to all that match; single ones are left out again, and the head takes back all', async () => {
  const { user, onChange } = draw({ total: 312 });
  expect(screen.queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(screen.getByRole('button', { name: 'Select all 312 that match' }));
  expect(screen.getByText('312 selected')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Actions for the selection' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /that match/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  expect(onChange).toHaveBeenLastCalledWith({ except: ['Ben'] });
  expect(screen.getByText('311 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect(onChange).toHaveBeenLastCalledWith({ except: [] });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  expect(onChange).toHaveBeenLastCalledWith({ ids: [] });
  expect(screen.queryByText('Remind')).not.toBeInTheDocument();
});

it('where nobody has counted all, all are all the same', async () => {
  const { user } = draw({ total: '10 000+' });
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
  await user.click(screen.getByRole('button', { name: 'Select all 10 000+ that match' }));
  expect(screen.getByText('All 10 000+ selected')).toBeInTheDocument();
});

it('asks for a sort: up, down, none; and tells the reader which one is on', async () => {
  const onSortChange = jest.fn();
  const { user } = draw({ onSortChange, sort: { column: 'name', direction: 'asc' } });
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
});

it('loads more on demand', async () => {
  const onLoadMore = jest.fn();
  const { user } = draw({ hasMore: true, onLoadMore });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledTimes(1);
});

it('draws skeletons before the first page, what to do when empty, and an error with retry', async () => {
  const { unmount } = draw({ rows: undefined });
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  unmount();
  const empty = draw({ rows: [] });
  expect(screen.getByText('No rows match')).toBeInTheDocument();
  await expectNoAxeFaults(empty.container);
  empty.unmount();
  const onRetry = jest.fn();
  const { user } = draw({ error: { message: 'system interface abnormal', onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('system interface abnormal');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

describe('in a window as narrow as a phone', () => {
  beforeEach(() => windowOf(390));

  it('a row is a card that is selected and opened, and the list is ordered by a choice', async () => {
    const onRowOpen = jest.fn();
    const onSortChange = jest.fn();
    const { user, onChange, container } = draw({
      onRowOpen,
      onSortChange,
      sort: { column: 'name', direction: 'asc' },
    });
    await user.click(screen.getByText('Ben, Hangzhou'));
    expect(onRowOpen).toHaveBeenCalledWith(people[1]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
    expect(onChange).toHaveBeenLastCalledWith({ ids: ['Ann'] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order of the list' }), 'Name, descending');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
    // Nothing is told of columns where there are none.
    expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
    await expectNoAxeFaults(container);
  });
});
