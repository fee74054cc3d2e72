/** Fetches the sidebar frame's chunk; also ahead, while somebody types the password. */
export const loadShell = () => import('./SidebarLayout');
