import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { render } from '../../test/render';
import { useArrivalFocus } from './useArrivalFocus';

let arrive: () => void;

/** A screen in a frame of its own, that is drawn anew when its data come. */
function Other() {
  const [isThere, setThere] = useState(false);
  arrive = () => setThere(true);
  return isThere ? (
    <main key="whole">
      <button type="button">Next</button>
      The screen
    </main>
  ) : (
    <main key="waiting">Loading</main>
  );
}

function Frames() {
  useArrivalFocus(useLocation().pathname);
  return (
    <Routes>
      <Route path="/login" element={<Link to="/homePage">Go</Link>} />
      <Route path="/homePage" element={<Other />} />
    </Routes>
  );
}

it('a new screen in a new frame has the focus at its content, also when that is drawn anew', async () => {
  const { user } = render(<Frames />, { route: '/login' });
  expect(document.body).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  act(() => arrive());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(screen.getByRole('main')).toHaveTextContent('The screen');
});

it('what the person has done meanwhile is left alone', async () => {
  const { user } = render(<Frames />, { route: '/login' });
  await user.tab();
  await user.keyboard('{Enter}');
  await user.pointer({ target: document.body, keys: '[MouseLeft]' });
  expect(document.body).toHaveFocus();
  act(() => arrive());
  await act(() => Promise.resolve());
  expect(document.body).toHaveFocus();
});
