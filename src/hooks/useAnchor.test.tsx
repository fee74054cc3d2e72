import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { render } from '../test/render';
import { useAnchor } from './useAnchor';

function Menu() {
  const [anchor, setAnchor] = useAnchor();
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Open</button>
      <Link to="/next">Next</Link>
      <Link to="/other">Other</Link>
      {anchor && <p>Menu</p>}
    </>
  );
}

it('what is opened while the next screen is fetched stays once that is drawn, and goes with another one', async () => {
  const { user } = render(<Menu />, { route: '/first' });
  // The address is there before the screen.
  window.history.replaceState(null, '', '#/next');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByText('Menu')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(screen.queryByText('Menu')).not.toBeInTheDocument();
});
