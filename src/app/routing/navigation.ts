import type { NavigateFunction } from 'react-router-dom';

let navigate: NavigateFunction | undefined;

/** Registers the router's function for listeners outside React. */
export function setNavigate(next: NavigateFunction | undefined): void {
  navigate = next;
}

/** Replaces the current address; before the router is mounted the hash itself is set. */
export function replaceRoute(to: string, state?: object): void {
  if (navigate) void navigate(to, { replace: true, state });
  else window.location.replace(`#${to}`);
}
