import { CODE } from '@probity/contract/codeNames';
import { formatFen } from '@probity/contract/rules/fen';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import {
  useSetOwnPriceMutation,
  type EnterprisePrice,
  type EnterprisePrices,
} from '../../../api/resources/pricesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { fenOf, priceForm, priceRules } from './priceValues';

interface SetPriceDialogProps {
  enterprise: Pick<EnterprisePrices, 'enterpriseId' | 'name'>;
  row: EnterprisePrice;
  onClose: () => void;
}

/** Sets what an enterprise pays for a package from a day on; left empty, it pays the standard price again. */
export function SetPriceDialog({ enterprise, row, onClose }: SetPriceDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm(priceForm(row.ownPrice, chinaToday()), priceRules);
  const [set] = useSetOwnPriceMutation();
  const { send, isRunning, refusal } = useSubmit(set, {
    form,
    codes: { [CODE.OWN_PRICE_PLANNED]: 'effectiveOn' },
    onDone: (_done, { ownPriceInput: { effectiveOn: day } }) => {
      toast.success(
        t(day > chinaToday() ? 'prices.done.planned' : 'prices.done.set', { name: row.name, day }),
      );
      onClose();
    },
  });
  const { enterpriseId } = enterprise;
  const { packageId, basedOn } = row;
  return (
    <FormDialog
      title={t('prices.dialog.title', { name: row.name, enterprise: enterprise.name })}
      submitLabel={t('prices.dialog.submit')}
      onSubmit={form.submit(({ price, effectiveOn }) =>
        send({ ownPriceInput: { enterpriseId, packageId, basedOn, effectiveOn, price: fenOf(price)! } }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <div>{t('prices.dialog.standard', { amount: formatFen(row.price) })}</div>
      <FieldLine
        field={form.field('price')}
        label={t('prices.field.price')}
        help={t('prices.help.price')}
        inputMode="decimal"
        maxLength={16}
        isOptional
        autoFocus
      />
      <DateLine
        {...form.field('effectiveOn')}
        kind="day"
        keepsText
        label={t('prices.field.effectiveOn')}
        help={t('prices.help.effectiveOn')}
        min={chinaToday()}
      />
      <div>{t('prices.keep')}</div>
    </FormDialog>
  );
}
