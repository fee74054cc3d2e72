import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { render } from '../../test/render';
import { DataTable } from './DataTable';
import type { DataColumn } from './types';

const LONG = 'Hangzhou Example Trading and Logistics Company Limited';
interface Firm {
  id: string;
  name: string;
}
const columns: DataColumn<Firm>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => (
      <div className="line" style={{ overflow: 'hidden' }}>
        {name}
      </div>
    ),
    isFixed: true,
  },
  { id: 'city', header: 'City', cell: () => 'Hangzhou' },
];
const firms: Firm[] = [
  { id: '1', name: LONG },
  { id: '2', name: 'Short' },
];

/** Nothing is laid out in a test: what is longer than twenty letters has no room. */
function cutLongTexts() {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.className === 'line' && this.textContent.length > 20 ? 300 : 100;
  });
}
afterEach(() => jest.restoreAllMocks());

function draw() {
  cutLongTexts();
  return render(
    <DataTable
      name="firms"
      label="Firms"
      columns={columns}
      card={(row) => row.name}
      rows={firms}
      idOf={(row) => row.id}
      nameOf={(row) => row.name}
      onRowOpen={() => {}}
    />,
  );
}

it('the keyboard is told whole what its row cuts, until it goes on, and Escape puts it away', async () => {
  const { user } = draw();
  const [first, second] = screen.getAllByRole('row', { hidden: true }).slice(1);
  for (let key = 0; key < 9 && document.activeElement !== first; key += 1) await user.tab();
  expect(first).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(LONG);
  expect(screen.getByRole('tooltip')).not.toHaveTextContent(`${LONG}Hangzhou`);
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  expect(first).toHaveFocus();
  // Scrolled, the row is still the one whose texts were put away.
  await act(async () => void fireEvent.scroll(window));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await screen.findByRole('tooltip')).toBeVisible();
});
