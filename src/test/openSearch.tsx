import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SearchButton } from '../app/shell/SearchButton';
import { buildUserInfo } from './factories';
import { render } from './render';

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** The search everywhere, opened from the home page by its keys; the address stands in `address`. */
export async function openSearch(permissions: string[]) {
  const view = render(
    <main>
      <SearchButton />
      <Place />
    </main>,
    { route: '/homePage', userInfo: buildUserInfo({ permissions }) },
  );
  await view.user.keyboard('{Control>}k{/Control}');
  return { view, field: await screen.findByRole('combobox', { name: 'Search' }) };
}
