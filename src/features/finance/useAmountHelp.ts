import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { MOST_FEN, rechargeFen } from '../../domain/rechargeFen';

/** What stands at an amount to pay: its bounds; where more is missing than is paid in at once, what of it is left after this payment. */
export function useAmountHelp(missing: number | undefined, typed: string): string {
  const { t } = useTranslation();
  const paid = rechargeFen(typed);
  if (missing === undefined || missing <= MOST_FEN || paid === undefined)
    return t('finance.recharge.form.amountHelp');
  return t('finance.recharge.form.overMost', { left: formatFen(missing - paid) });
}
