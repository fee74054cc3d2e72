import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MenuNode } from './menuTree';

/** @returns the phrase that an entry names; a text that is no phrase is shown as it is */
export function useMenuTitle(): (node: Pick<MenuNode, 'title'>) => string {
  const { t, i18n } = useTranslation();
  return ({ title }) => {
    // The key of a group of phrases gives an object.
    const words: unknown = i18n.exists(title) ? t(title as ParseKeys, { returnObjects: true }) : title;
    return typeof words === 'string' ? words : title;
  };
}
