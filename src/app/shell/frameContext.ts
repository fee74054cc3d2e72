import { createContext } from 'react';

/** Whether a frame with its main area stands around. */
export const FrameContext = createContext(false);
