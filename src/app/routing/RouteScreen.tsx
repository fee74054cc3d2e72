import { GuestGate } from './GuestGate';
import { LoginGate } from './LoginGate';
import { RightGate } from './RightGate';
import type { RouteEntry } from './routeEntry';
import { Screen } from './Screen';
import { useAppSelector } from '../hooks';
import { VisitorGate } from './VisitorGate';

/** A route's screen behind the guards that its entry asks for. */
export function RouteScreen({ entry }: { entry: RouteEntry }) {
  const kind = useAppSelector((state) => state.session.kind);
  const screen = (
    <RightGate right={kind === 'login' ? entry.right : undefined}>
      <Screen entry={entry} />
    </RightGate>
  );
  if (entry.path === '/login') return <GuestGate>{screen}</GuestGate>;
  if (entry.session === 'none') return screen;
  const isVisitor = entry.session === 'visitor' || (entry.session === 'either' && kind === 'visitor');
  return isVisitor ? <VisitorGate>{screen}</VisitorGate> : <LoginGate>{screen}</LoginGate>;
}
