import { createContext } from 'react';

/** The account in use, where the user may act in several: the tab's title names it. Empty elsewhere. */
export const TabAccountContext = createContext('');

/** True in a tab whose session another tab replaced: nothing it asks is answered before it is loaded again. */
export const StaleTabContext = createContext(false);
