import { act } from '@testing-library/react';

interface ActEnvironment {
  IS_REACT_ACT_ENVIRONMENT?: boolean;
}

/**
 * Redux Toolkit notifies its listeners in an animation frame. On a busy machine that frame may come after the wait of a test
 * has ended, outside of act(): here such a frame gets an act() of its own. Within a wait nothing changes.
 */
export function runFramesInAct(): void {
  const original = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    original((time) => {
      if ((globalThis as ActEnvironment).IS_REACT_ACT_ENVIRONMENT) act(() => callback(time));
      else callback(time);
    });
}
