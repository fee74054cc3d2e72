import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlainBody } from './PlainBody';

const rows = Array.from({ length: 50 }, (_one, index) => ({
  id: `${index}`,
  original: { name: `N${index}` },
}));
const onDrawn = jest.fn();

const table = (isLong: boolean) => (
  <table>
    <PlainBody
      rows={rows}
      offset={0}
      columns={[{ id: 'name', header: 'Name', cell: (row: { name: string }) => row.name }]}
      nameOf={(row) => row.name}
      onToggle={jest.fn()}
      isLong={isLong}
      isMeasured={false}
      scroller={null}
      onDrawn={onDrawn}
    />
  </table>
);
const rowsIn = (html: string) => html.match(/<tr/g)?.length;

it('first draws the rows in sight, then all of them, and tells how many are there', () => {
  expect(rowsIn(renderToString(table(false)))).toBe(15);
  const { container } = render(table(false));
  expect(container.querySelectorAll('tr')).toHaveLength(50);
  expect(onDrawn.mock.calls).toEqual([[15], [50]]);
});

it('draws the first rows of a long list all at once: they are measured', () => {
  expect(rowsIn(renderToString(table(true)))).toBe(50);
});
