import { useTranslation } from 'react-i18next';

interface Kind {
  itemCode: string;
  kind: string;
}

/** The kinds of items that a link can leave out: each kind once, with the number of its items. */
export function useKindWords() {
  const { t } = useTranslation();
  return (items: readonly Kind[]) =>
    [...new Map(items.map(({ itemCode, kind }) => [itemCode, kind]))].map(([code, kind]) => {
      const count = items.filter(({ itemCode }) => itemCode === code).length;
      return { code, label: count > 1 ? t('reportBody.kind', { kind, items: count }) : kind };
    });
}
