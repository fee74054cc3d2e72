import i18next from 'i18next';
import { helpers, type Help } from '../../contract/whoHelps';
import { app } from '../i18n/en/app';

/** Who can help somebody whom a right is missing, in words; `account`: the name of the account they are in. */
export function helpWords({ ask, roles }: Help, account: string | null | undefined): string {
  const names = roles.flatMap((role) => (role in app.role ? [i18next.t(`app.role.${role}`)] : []));
  return i18next.t(`app.help.${ask}`, {
    account: account || i18next.t('app.help.yourAccount'),
    roles: names.join(', '),
  });
}

/** What the data of a 403 says of it; undefined where it names nobody. */
export function helpOf(data: unknown): Help | undefined {
  const { ask, roles } = (data ?? {}) as Partial<Help>;
  return helpers.some((one) => one === ask) && Array.isArray(roles) ? { ask: ask!, roles } : undefined;
}
