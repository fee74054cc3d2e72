import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { reloadOnce } from './reloadOnce';

/** Fetches a screen's chunk: `() => import('./LoginPage').then((module) => module.LoginPage)`. */
export type ScreenLoader = () => Promise<Screen>;

/**
 * A screen, and what it reads first: asked for as soon as the session is open, while the frame and the screen are still being drawn. The
 * promise of a link's page ends when its reply is there, or failed.
 */
export type Screen = ComponentType & {
  readAhead?: (
    dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
    search: URLSearchParams,
  ) => Promise<unknown> | void;
};

const RETRY_DELAYS_MS = [400, 1500];

/**
 * Runs a chunk's loader. A failure is retried twice, then the page is reloaded once per build (an old tab after an update
 * requests chunks that are gone), but never over unsaved input nor without a network; after that it rejects.
 */
export async function loadWithRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  try {
    return await load();
  } catch (fault) {
    // The page is being reloaded: nothing is drawn any more.
    if (await reloadOnce()) return await new Promise<never>(() => {});
    throw fault;
  }
}
