import { useEffect, type RefObject } from 'react';
import { pendingPhone, type CodeScene } from '../../../lib/pendingCode';
import type { AuthField } from '../authRules';

/**
 * Fills in the phone that a code is under way to, after a reload or a way back.
 * @param form with one that was typed before the code was loaded (useAdoptTypedInput), nothing is filled in
 */
export function usePendingPhone(
  scene: CodeScene,
  setValue: (name: AuthField, value: string) => void,
  { given = '', form }: { given?: string; form?: RefObject<HTMLFormElement | null> } = {},
): void {
  useEffect(() => {
    const mobile = given || pendingPhone(scene);
    const typed = form?.current?.querySelector<HTMLInputElement>('input[name=mobile]')?.value;
    if (mobile !== '' && !typed) setValue('mobile', mobile);
  }, [given, form, scene, setValue]);
}
