import { useTranslation } from 'react-i18next';

interface Kind {
  itemCode: string;
  kind: string;
}

/** Items are left out of a link by kind: each kind once, with how many items it stands for. */
export function useKindWords() {
  const { t } = useTranslation();
  return (items: readonly Kind[]) =>
    [...new Map(items.map(({ itemCode, kind }) => [itemCode, kind]))].map(([code, kind]) => {
      const count = items.filter(({ itemCode }) => itemCode === code).length;
      return { code, label: count > 1 ? t('reportBody.kind', { kind, items: count }) : kind };
    });
}
