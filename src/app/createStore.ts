import { setupListeners } from '@reduxjs/toolkit/query';
import { followOtherTabs } from '../session/otherTabs';
import { followLanguage } from './followLanguage';
import { configureAppStore } from './store';

/** The store of the console, which follows the window, the other tabs and the language. Tests make their own. */
export function createStore() {
  const store = configureAppStore();
  const stops = [setupListeners(store.dispatch), followOtherTabs(store), followLanguage(store)];
  return { store, stop: () => stops.forEach((stop) => stop()) };
}
