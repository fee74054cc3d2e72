import { Route, Routes, useLocation } from 'react-router-dom';
import { GuestGate } from '../app/routing/GuestGate';
import { render } from './render';
import { LoginPage } from '../features/auth/LoginPage';

function Elsewhere() {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
}

/** The login screen behind its gate, and the address it leads to. */
export function renderLogin(route = '/login') {
  return render(
    <Routes>
      <Route
        path="/login"
        element={
          <GuestGate>
            <LoginPage />
          </GuestGate>
        }
      />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { route },
  );
}
