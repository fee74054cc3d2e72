import { useTranslation } from 'react-i18next';
import type { shell } from '../../i18n/en/shell';
import { useAppSelector } from '../hooks';

type Role = keyof (typeof shell)['role'];

/** The first role of the signed-in user in words; undefined if none has a name. */
export function useRoleName(): string | undefined {
  const { t, i18n } = useTranslation();
  const role = useAppSelector((state) => state.auth.userInfo.roles?.[0]);
  return role !== undefined && i18n.exists(`shell.role.${role}`)
    ? t(`shell.role.${role as Role}`)
    : undefined;
}
