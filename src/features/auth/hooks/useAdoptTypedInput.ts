import { useLayoutEffect, type RefObject } from 'react';
import type { AuthField } from '../authRules';

/**
 * Keeps input made before the code was loaded: the login screen is in index.html, and text typed or filled in by the browser
 * meanwhile would be wiped by the first render.
 * @param adopt called once for each named field that already holds a text
 */
export function useAdoptTypedInput(
  form: RefObject<HTMLFormElement | null>,
  adopt: (name: AuthField, value: string) => void,
): void {
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.value !== '')
        adopt(field.name as AuthField, field.value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, right after hydration
  }, []);
}
