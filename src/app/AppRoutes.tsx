import { lazy, Suspense, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '../components/Spinner';
import { useRouteSession } from '../session/useRouteSession';
import { CrashBoundary } from './CrashBoundary';
import { loadShell } from './loadShell';
import { loadWithRetry } from '../lib/loadWithRetry';
import { LoginGate } from './LoginGate';
import { setNavigate } from './navigation';
import { RouteScreen } from './RouteScreen';
import { routeTable, type Layout, type RouteEntry } from './routeTable';
import { NotFoundScreen } from './screens/NotFoundScreen';

const SidebarLayout = lazy(() =>
  loadWithRetry(loadShell).then((module) => ({ default: module.SidebarLayout })),
);
const SlimLayout = lazy(() =>
  loadWithRetry(() => import('./layouts/SlimLayout')).then((module) => ({ default: module.SlimLayout })),
);

const built = routeTable.filter((entry) => entry.load !== null);

/** Routes of later issues have no loader and fall through to the 404 screen, as an unknown address does. */
function routesOf(layout: Layout) {
  return built
    .filter((entry) => entry.layout === layout)
    .map((entry: RouteEntry) => (
      <Route key={entry.path} path={entry.path} element={<RouteScreen entry={entry} />} />
    ));
}

export function AppRoutes() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isSessionDrawn = useRouteSession();

  useEffect(() => {
    setNavigate(navigate);
    return () => setNavigate(undefined);
  }, [navigate]);

  if (!isSessionDrawn) return <Spinner />;
  return (
    <CrashBoundary resetKey={pathname}>
      <Routes>
        {routesOf('none')}
        <Route element={<GatedLayout layout="slim" />}>{routesOf('slim')}</Route>
        <Route element={<GatedLayout layout="sidebar" />}>{routesOf('sidebar')}</Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </CrashBoundary>
  );
}

/** The session is opened before the frame is drawn: the frame shows its menus and names. */
function GatedLayout({ layout }: { layout: 'slim' | 'sidebar' }) {
  const Frame = layout === 'slim' ? SlimLayout : SidebarLayout;
  return (
    <LoginGate>
      <Suspense fallback={<Spinner />}>
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
    </LoginGate>
  );
}
