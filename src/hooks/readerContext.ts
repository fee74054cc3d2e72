import { createContext } from 'react';

/** Who is at this browser: what somebody arranges for themselves is kept under it. Empty where nobody has signed in. */
export const ReaderContext = createContext('');
