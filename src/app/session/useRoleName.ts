import { useTranslation } from 'react-i18next';
import type { app } from '../../i18n/en/app';
import { useAppSelector } from '../hooks';

type Role = keyof (typeof app)['role'];

/** The first role of the signed-in user in words; undefined without one that has a name. */
export function useRoleName(): string | undefined {
  const { t, i18n } = useTranslation();
  const role = useAppSelector((state) => state.auth.userInfo.roles?.[0]);
  return role !== undefined && i18n.exists(`app.role.${role}`) ? t(`app.role.${role as Role}`) : undefined;
}
