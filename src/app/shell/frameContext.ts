import { createContext } from 'react';

/** True inside a frame with its main area. */
export const FrameContext = createContext(false);
