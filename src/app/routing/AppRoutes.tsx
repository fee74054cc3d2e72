import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../components/lazyPart';
import { Spinner } from '../../components/feedback/Spinner';
import { onUnsavedInput, wasUnsavedInput } from '../../lib/unsavedInput';
import { StaleTabContext, TabAccountContext } from '../../hooks/tabContext';
import { useRouteSession } from '../../session/useRouteSession';
import { useAppSelector } from '../hooks';
import { CrashBoundary } from '../shell/CrashBoundary';
import { loadEntryLayout, loadSidebarLayout, loadSlimLayout } from '../shell/loadShell';
import { LoginGate } from './LoginGate';
import { setNavigate } from './navigation';
import './popStateFirst';
import { RouteScreen } from './RouteScreen';
import type { Layout, RouteEntry } from './routeEntry';
import { routeTable } from './routeTable';
import { useArrivalFocus } from './useArrivalFocus';
import { useHeldFocus } from '../../hooks/useHeldFocus';
import { FailedScreen } from '../screens/FailedScreen';

// Never needed before something was typed.
const LeaveQuestion = lazyPart(() => import('./LeaveQuestion').then((module) => module.LeaveQuestion));
const NotFoundScreen = lazyPart(() =>
  import('../screens/NotFoundScreen').then((module) => module.NotFoundScreen),
);
const whileFetched = { Meanwhile: () => <Spinner />, Failed: FailedFrame };
const SidebarLayout = lazyPart<FrameProps>(
  () => loadSidebarLayout().then((module) => module.SidebarLayout),
  whileFetched,
);
const SlimLayout = lazyPart<FrameProps>(
  () => loadSlimLayout().then((module) => module.SlimLayout),
  whileFetched,
);

const built = routeTable.filter((entry) => entry.load !== null);
const EntryLayout = lazyPart<FrameProps>(
  () => loadEntryLayout().then((module) => module.EntryLayout),
  whileFetched,
);
const frames = { slim: SlimLayout, sidebar: SidebarLayout, entry: EntryLayout };

/** Routes without a loader fall through to the 404 screen, like an unknown address. */
function routesOf(layout: Layout) {
  return built
    .filter((entry) => entry.layout === layout)
    .map((entry: RouteEntry) => (
      <Route key={entry.path} path={entry.path} element={<RouteScreen entry={entry} />} />
    ));
}

export function AppRoutes() {
  // For the sake of where it is bundled: every dialog ends with it, and used here it comes once with the first files instead of as
  // a copy in the part of each dialog, or a small file of its own. Nothing else is lost with the routes.
  useHeldFocus();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSessionDrawn = useRouteSession();
  useArrivalFocus(pathname);
  const mayNeedQuestion = useSyncExternalStore(onUnsavedInput, wasUnsavedInput, wasUnsavedInput);

  useEffect(() => {
    setNavigate(navigate);
    return () => setNavigate(undefined);
  }, [navigate]);
  useEffect(() => {
    // Adopting the first screen takes time, and the router listens only afterwards: the address may have changed.
    const address = `/${window.location.hash.replace(/^#?\/?/, '')}`;
    if (address !== pathname + search) void navigate(address, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- from then on the router is told
  }, []);

  if (!isSessionDrawn) return <Spinner />;
  return (
    <CrashBoundary resetKey={pathname}>
      <Routes>
        {routesOf('none')}
        <Route element={<GatedLayout layout="slim" />}>{routesOf('slim')}</Route>
        <Route element={<GatedLayout layout="sidebar" />}>{routesOf('sidebar')}</Route>
        <Route element={<GatedLayout layout="entry" />}>{routesOf('entry')}</Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
      {mayNeedQuestion && <LeaveQuestion />}
    </CrashBoundary>
  );
}

/** The session is opened before the frame is drawn: the frame shows its menus and names. */
function GatedLayout({ layout }: { layout: keyof typeof frames }) {
  const Frame = frames[layout];
  const { severalAccounts, mainName } = useAppSelector((state) => state.auth.userInfo);
  const isStale = useAppSelector((state) => state.frame.isSessionReplaced);
  return (
    <LoginGate>
      <TabAccountContext value={(severalAccounts && mainName) || ''}>
        <StaleTabContext value={isStale}>
          <Frame>
            <Outlet />
          </Frame>
        </StaleTabContext>
      </TabAccountContext>
    </LoginGate>
  );
}

interface FrameProps {
  children: ReactNode;
}

function FailedFrame({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return <FailedScreen title={t('app.chunk.title')} message={t('app.chunk.body')} onRetry={onRetry} />;
}
