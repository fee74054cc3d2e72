import { screen, waitFor, within } from '@testing-library/react';
import { ReaderContext } from '../../hooks/readerContext';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
import { DataTable } from './DataTable';
import type { DataColumn } from './types';

interface Person {
  id: string;
  name: string;
}
const drawn = jest.fn();
const columns: DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, isFixed: true },
  { id: 'city', header: 'City', cell: () => (drawn(), 'Hangzhou') },
  { id: 'age', header: 'Age', cell: () => '30', yields: 1 },
  { id: 'team', header: 'Team', cell: () => 'Payments', yields: 2 },
];
const people: Person[] = ['Ann', 'Ben'].map((name) => ({ id: name, name }));
const card = (row: Person) => row.name;

const draw = (reader = 'lin', rows = people) =>
  render(
    <ReaderContext value={reader}>
      <DataTable
        name="people"
        label="People"
        columns={columns}
        card={card}
        rows={rows}
        idOf={(row) => row.id}
        nameOf={(row) => row.name}
      />
    </ReaderContext>,
  );
type User = ReturnType<typeof draw>['user'];
const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
async function menu(user: User) {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}
/** The width that the heads have, where nothing is laid out. */
const headsOf = (width: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
const edge = (name: string) => screen.findByRole('separator', { name: `Width of ${name}` });
const table = () => screen.getByRole('grid', { hidden: true });
const widthOf = (id: string) => table().style.getPropertyValue(`--width-${id}`);

beforeEach(() => drawn.mockClear());

it('hides a column, remembers it, and keeps the fixed one; axe finds nothing', async () => {
  const { user, unmount } = draw();
  const lines = await menu(user);
  await expectNoAxeFaults(screen.getByRole('dialog'));
  await user.click(lines.getByRole('checkbox', { name: 'City' }));
  expect(lines.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Hangzhou')).not.toBeInTheDocument();
  unmount();
  draw();
  expect(heads()).toEqual(['Name', 'Age', 'Team']);
});

it('the menu says which columns have no room', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { user } = draw();
  const lines = await menu(user);
  expect(lines.getByRole('checkbox', { name: 'Age No room' })).toBeChecked();
  await user.click(lines.getByRole('checkbox', { name: 'City' }));
  expect(await lines.findByRole('checkbox', { name: 'Age' })).toBeChecked();
});

it('columns are moved by buttons that keep the focus, and by nobody beyond the ends; each person has their own', async () => {
  const { user, unmount } = draw();
  const lines = await menu(user);
  await user.click(lines.getByRole('button', { name: 'Move Team up' }));
  expect(heads()).toEqual(['Name', 'City', 'Team', 'Age']);
  expect(lines.getByRole('status')).toHaveTextContent('Team is 2 of 3 in this list now');
  const up = lines.getByRole('button', { name: 'Move Team up' });
  expect(up).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(heads()).toEqual(['Name', 'Team', 'City', 'Age']);
  expect(lines.getByRole('button', { name: 'Move Team up' })).toHaveFocus();
  expect(lines.getByRole('button', { name: 'Move Team up' })).toHaveAttribute('aria-disabled', 'true');
  unmount();
  draw('wang').unmount();
  const other = draw('wang');
  expect(heads()).toEqual(['Name', 'City', 'Age', 'Team']);
  other.unmount();
  const again = draw();
  expect(heads()).toEqual(['Name', 'Team', 'City', 'Age']);
  const more = await menu(again.user);
  await again.user.click(more.getByRole('button', { name: 'Back to the usual columns' }));
  expect(heads()).toEqual(['Name', 'City', 'Age', 'Team']);
  expect(more.getByRole('button', { name: 'Back to the usual columns' })).toBeDisabled();
});

it('widths are set by keys at the edges of the heads, which the menu leads to and Escape leaves; axe finds nothing', async () => {
  headsOf(200);
  const { user, container, unmount } = draw();
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  await user.click((await menu(user)).getByRole('button', { name: 'Set widths' }));
  await waitFor(async () => expect(await edge('Name')).toHaveFocus());
  await expectNoAxeFaults(container);
  expect(heads()).toEqual(['Name', 'City', 'Age', 'Team']);
  await user.tab();
  const city = await edge('City');
  expect(city).toHaveFocus();
  expect(city).toHaveAttribute('aria-valuenow', '200');
  await user.keyboard('{ArrowRight}');
  expect(widthOf('city')).toBe('216px');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(widthOf('city')).toBe('136px');
  await user.keyboard('{Home}');
  expect(widthOf('city')).toBe('56px');
  expect(screen.getByRole('columnheader', { name: 'City' })).toHaveClass('sized');
  unmount();
  const again = draw();
  expect(widthOf('city')).toBe('56px');
  await again.user.click((await menu(again.user)).getByRole('button', { name: 'Set widths' }));
  await waitFor(async () => expect(await edge('Name')).toHaveFocus());
  await again.user.tab();
  await again.user.keyboard('{Enter}');
  expect(widthOf('city')).toBe('');
  await again.user.keyboard('{Escape}');
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('End takes what the others leave, those that were given a width keeping it: no column goes by it', async () => {
  headsOf(200);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  const { user } = draw();
  await user.click((await menu(user)).getByRole('button', { name: 'Set widths' }));
  await waitFor(async () => expect(await edge('Name')).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(await edge('Age')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await user.keyboard('{End}');
  expect(heads()).toEqual(['Name', 'City', 'Age', 'Team']);
  expect(widthOf('age')).toBe('216px');
});

it('widths are set where there are heads: an empty list has none', async () => {
  const { user } = draw('lin', []);
  expect((await menu(user)).getByRole('button', { name: 'Set widths' })).toBeDisabled();
});

it('an edge is dragged without drawing the rows anew at each move, and a double click gives it back to the content', async () => {
  headsOf(120);
  const { user } = draw();
  await user.hover(screen.getByRole('columnheader', { name: 'City' }));
  const city = await edge('City');
  city.setPointerCapture = () => undefined;
  city.hasPointerCapture = () => true;
  const move = (clientX: number) => user.pointer({ target: city, coords: { clientX } });
  await user.pointer({ keys: '[MouseLeft>]', target: city, coords: { clientX: 100 } });
  await move(101);
  // A hand that trembles sets nothing.
  expect(widthOf('city')).toBe('');
  await move(110);
  const before = drawn.mock.calls.length;
  for (const clientX of [120, 140, 160, 180]) await move(clientX);
  expect(widthOf('city')).toBe('200px');
  expect(drawn.mock.calls).toHaveLength(before);
  await user.pointer({ keys: '[/MouseLeft]', target: city, coords: { clientX: 180 } });
  expect(widthOf('city')).toBe('200px');
  await user.dblClick(city);
  expect(widthOf('city')).toBe('');
  await user.unhover(screen.getByRole('columnheader', { name: 'City' }));
  expect(screen.queryByRole('separator')).not.toBeInTheDocument();
});

it('what a browser kept before it told persons apart still counts, and a phone has cards as ever', async () => {
  localStorage.setItem(
    'probity-columns-people',
    JSON.stringify({ type: '', content: ['age'], timestamp: 1 }),
  );
  const { unmount } = draw();
  expect(heads()).toEqual(['Name', 'City', 'Team']);
  unmount();
  windowOf(390);
  draw();
  expect(screen.getByText('Ann')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
});
