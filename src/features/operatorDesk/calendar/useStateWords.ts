import type { SpecialDay } from '@probity/contract/rules/workingCalendar';
import { useTranslation } from 'react-i18next';

/** What a day is, in words. Null: as every other. */
export function useStateWords(): (is: SpecialDay | null) => string {
  const { t } = useTranslation();
  return (is) =>
    is
      ? t(`workingCalendar.state.${is.kind}`, { occasion: t(`workingCalendar.occasion.${is.occasion}`) })
      : t('workingCalendar.state.ordinary');
}
