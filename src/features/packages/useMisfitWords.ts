import { useTranslation } from 'react-i18next';

const explained = ['degree', 'litigation', 'directorship', 'financialRisk', 'sanctions'] as const;

/** Says why a position hardly requires an item. */
export function useMisfitWords(): (itemCode: string) => string {
  const { t } = useTranslation();
  return (itemCode) => {
    const known = explained.find((one) => one === itemCode);
    return t(`packages.builder.misfit.${known ?? 'other'}`);
  };
}
