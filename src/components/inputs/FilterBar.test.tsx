import { screen } from '@testing-library/react';
import { expectNoAxeFaults } from '../../test/axe';
import { render } from '../../test/render';
import { windowOf } from '../../test/windowOf';
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
