import { useTranslation } from 'react-i18next';
import type { CatalogueValues } from '../../../api/resources/catalogueApi';

/** The name of an item in the reader's language; operators are told both where they edit them. */
export function useEntryName() {
  const { language } = useTranslation().i18n;
  return ({ nameEn, nameZh }: Pick<CatalogueValues, 'nameEn' | 'nameZh'>): string =>
    language === 'en' ? nameEn : nameZh;
}
