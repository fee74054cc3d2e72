import i18next from 'i18next';
import type { Help } from '@probity/contract/whoHelps';
import type { shell } from '../../i18n/en/shell';

type NamedRole = keyof (typeof shell)['role'];

/** The people who can help somebody without a right, in words; `account`: the name of the current account. */
export function helpWords({ ask, roles }: Help, account: string | null | undefined): string {
  const names = roles.flatMap((role) =>
    i18next.exists(`shell.role.${role}`) ? [i18next.t(`shell.role.${role as NamedRole}`)] : [],
  );
  return i18next.t(`shell.help.${ask}`, {
    account: account || i18next.t('shell.help.yourAccount'),
    roles: names.join(', '),
  });
}

/** The help in the data of a 403; undefined if it names nobody. */
export function helpOf(data: unknown): Help | undefined {
  const { ask, roles } = (data ?? {}) as Partial<Help>;
  // Whoever there are no words for is nobody to be named.
  return ask && i18next.exists(`shell.help.${ask}`) && Array.isArray(roles) ? { ask, roles } : undefined;
}
