import { validatePassword } from '@probity/contract/rules/password';
import type { SmallFormRules } from '../../hooks/useSmallForm';
import { codeRules, type AuthField } from './authRules';

/** A new password has the rule of 8 to 64 characters; its strength is a hint beside it. */
export const registerRules: SmallFormRules<AuthField> = { ...codeRules, password: validatePassword };
