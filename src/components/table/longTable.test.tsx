import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { render } from '../../test/render';
import { DataTable } from './DataTable';
import type { DataColumn, DataTableProps } from './types';

interface Person {
  id: string;
}

const ROW = 40;
const columns: DataColumn<Person>[] = [{ id: 'name', header: 'Name', cell: ({ id }) => id }];
const idOf = ({ id }: Person) => id;
/** People by their numbers. */
const people = (from: number, to: number): Person[] =>
  Array.from({ length: to - from }, (_one, n) => ({ id: `p${from + n}` }));

// jsdom lays nothing out: the window of the list is ten rows high.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'TR' ? ROW : 0;
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW);
});
afterEach(() => jest.restoreAllMocks());

type List = Pick<
  DataTableProps<Person>,
  'rows' | 'offset' | 'onLoadEarlier' | 'onRetryEarlier' | 'hasMore' | 'onLoadMore'
>;

/** The list as it opens, and then as it is told. */
async function draw(told: List) {
  let change!: (next: List) => void;
  function Table() {
    const [list, setList] = useState<List>({ rows: people(0, 150) });
    change = setList;
    return (
      <DataTable
        name="people"
        label="People"
        columns={columns}
        card={idOf}
        idOf={idOf}
        nameOf={idOf}
        {...list}
      />
    );
  }
  const { user } = render(<Table />);
  const scroller = screen.getByRole('grid').parentElement!;
  const scroll = (index: number) => {
    scroller.scrollTop = index * ROW;
    fireEvent.scroll(scroller);
  };
  // The part that draws long lists has been fetched once its rows are fewer than there are.
  await waitFor(() => expect(document.querySelector('tbody.uniform')).not.toBeNull());
  await screen.findByText('p0');
  act(() => change(told));
  return { user, scroller, scroll, change: (next: List) => act(() => change(next)) };
}
const row = (id: string) => screen.getByText(id).closest('tr')!;

it('rows keep their numbers in the list when its first ones have been let go', async () => {
  const { scroll } = await draw({ rows: people(1000, 1150), offset: 1000 });
  scroll(1040);
  await screen.findByText('p1040');
  expect(row('p1040')).toHaveAttribute('aria-rowindex', '1042');
  expect(screen.getByText('1150 shown')).toBeInTheDocument();
});

it('near its start it asks for what stood before, and says where one is; not where nothing did', async () => {
  const onLoadEarlier = jest.fn();
  const { scroll, change } = await draw({ rows: people(1000, 1150), offset: 1000, onLoadEarlier });
  scroll(1100);
  await screen.findByText('p1100');
  onLoadEarlier.mockClear();
  scroll(1010);
  await waitFor(() => expect(onLoadEarlier).toHaveBeenCalledTimes(1));
  scroll(300);
  await waitFor(() => expect(onLoadEarlier.mock.lastCall?.[0]).toBeLessThanOrEqual(300));
  change({ rows: people(250, 400), offset: 250, onLoadEarlier: undefined });
  expect(await screen.findByText('p300')).toBeInTheDocument();
});

it('the row that is read stays where it is when rows before it come or go', async () => {
  const { scroll, scroller, change } = await draw({ rows: people(1000, 1150), offset: 1000 });
  scroll(1050);
  await screen.findByText('p1050');
  change({ rows: people(997, 1150), offset: 1000 });
  expect(scroller.scrollTop).toBe(1053 * ROW);
  change({ rows: people(1001, 1150), offset: 1000 });
  expect(scroller.scrollTop).toBe(1049 * ROW);
  scroll(0);
  change({ rows: people(0, 150), offset: 0 });
  change({ rows: [{ id: 'new' }, ...people(0, 150)], offset: 0 });
  expect(scroller.scrollTop).toBe(0);
});

it('where the rows before could not be brought, their room says so and tries again', async () => {
  const onRetryEarlier = jest.fn();
  const told = { rows: people(1000, 1150), offset: 1000, onLoadEarlier: jest.fn() };
  const { user, scroll, change } = await draw(told);
  scroll(300);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  change({ ...told, onRetryEarlier });
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetryEarlier).toHaveBeenCalledTimes(1);
});

it('Home goes to the first row also where it has to be loaded first', async () => {
  const onLoadEarlier = jest.fn();
  const { user, scroll, scroller, change } = await draw({
    rows: people(1000, 1150),
    offset: 1000,
    onLoadEarlier,
  });
  // jsdom scrolls nothing by itself.
  scroller.scrollTo = ((to: ScrollToOptions) => {
    scroller.scrollTop = to.top!;
    fireEvent.scroll(scroller);
  }) as typeof scroller.scrollTo;
  scroll(1050);
  await screen.findByText('p1050');
  act(() => row('p1050').focus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(onLoadEarlier).toHaveBeenLastCalledWith(0));
  change({ rows: people(0, 150), offset: 0 });
  await waitFor(() => expect(row('p0')).toHaveFocus());
});
