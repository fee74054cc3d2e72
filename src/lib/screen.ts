import type { ComponentType } from 'react';

/** Fetches a screen's chunk: `() => import('./LoginPage').then((module) => module.LoginPage)`. */
export type ScreenLoader = () => Promise<ComponentType>;
