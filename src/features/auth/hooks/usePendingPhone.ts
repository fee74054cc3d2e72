import { useEffect } from 'react';
import { pendingPhone, type CodeScene } from '../../../lib/pendingCode';
import type { AuthField } from '../authRules';

/** Fills in the phone that a code is under way to, after a reload or a way back. */
export function usePendingPhone(
  scene: CodeScene,
  setValue: (name: AuthField, value: string) => void,
  given = '',
): void {
  useEffect(() => {
    const mobile = given || pendingPhone(scene);
    if (mobile !== '') setValue('mobile', mobile);
  }, [given, scene, setValue]);
}
