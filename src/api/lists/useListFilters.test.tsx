import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { buildUserInfo } from '../../test/factories';
import { render } from '../../test/render';
import { useListFilters } from './useListFilters';

/** What an earlier load of the tab left in the history, as the browser keeps it. */
const OF_EARLIER_LOADS = [{ typed: 0 }, { load: 'earlier', typed: 0 }];

function List() {
  const { search, setSearch } = useListFilters();
  const navigate = useNavigate();
  return (
    <>
      <p>Searched: {search.get('q') ?? 'nothing'}</p>
      <button onClick={() => setSearch({ q: 'Lan Ting' })}>Search</button>
      {OF_EARLIER_LOADS.map((state, at) => (
        <button key={at} onClick={() => void navigate('/', { state })}>{`Earlier ${at}`}</button>
      ))}
    </>
  );
}

it('an entry of the history from before a reload does not show what was searched for since', async () => {
  const { user } = render(<List />, { userInfo: buildUserInfo() });
  for (const at of OF_EARLIER_LOADS.keys()) {
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Searched: Lan Ting')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `Earlier ${at}` }));
    expect(screen.getByText('Searched: nothing')).toBeInTheDocument();
  }
});

it.each(['PB', 'PB2611', 'PB261123RWCZBQ', 'pb261123rwczbq'])(
  'an order number, or its beginning, names nobody and stands in the address: %s',
  async (q) => {
    render(<List />, { route: `/?q=${q}`, userInfo: buildUserInfo() });
    expect(await screen.findByText(`Searched: ${q}`)).toBeInTheDocument();
    expect(window.location.hash).toBe(`#/?q=${q}`);
  },
);

it.each(['PBa Ling', '王小明', '13800000001', 'Pbang'])('what may name a person leaves it: %s', async (q) => {
  render(<List />, { route: `/?q=${encodeURIComponent(q)}`, userInfo: buildUserInfo() });
  expect(await screen.findByText(`Searched: ${q}`)).toBeInTheDocument();
  await waitFor(() => expect(window.location.hash).toBe('#/'));
});
