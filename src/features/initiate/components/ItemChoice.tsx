import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../api/resources/ordersApi';
import type { Package, PackageItem } from '../../../api/resources/packagesApi';
import { MoneyText } from '../../../components/data/MoneyText';
import { StatusTag } from '../../../components/data/StatusTag';
import { TextInput } from '../../../components/form/TextInput';
import { useFaultText } from '../../../components/form/useFaultText';
import { offersFor, type Offer } from '../../../domain/offeredReasons';
import { formatDeadline } from '../../../lib/dates';
import { chosenItems, type OrderFormValues } from '../orderValues';
import { ReasonOffers } from './ReasonOffers';

interface ItemChoiceProps {
  control: Control<OrderFormValues>;
  chosen: Package;
  quote: Quote | undefined;
  /** Takes the offered reasons. */
  onReasons: (offers: readonly Offer[]) => void;
}

/** The items of the package; a sensitive one requires a reason. */
export function ItemChoice({ control, chosen, quote, onReasons }: ItemChoiceProps) {
  const { field, fieldState } = useController({ name: 'itemCodes', control });
  const { i18n } = useTranslation();
  const lang = i18n.language === 'zh-CN' ? 'zh' : 'en';
  const values = useWatch({ control }) as OrderFormValues;
  const sensitive = chosenItems(values, chosen).filter((item) => item.sensitive);
  const offers = offersFor(lang, { ...values, itemCodes: sensitive.map(({ itemCode }) => itemCode) });
  const error = useFaultText()(fieldState.error?.message);
  const handleToggle = (code: string, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, code] : field.value.filter((one) => one !== code));
  return (
    <Box sx={{ display: 'grid' }}>
      {offers.length > 0 && (
        <ReasonOffers
          offers={offers}
          nameOf={(code) => chosen.items.find((one) => one.itemCode === code)?.name ?? ''}
          onTake={onReasons}
        />
      )}
      {chosen.items.map((item, index) => (
        <ItemLine
          key={item.itemCode}
          item={item}
          control={control}
          promised={quote?.items.find((one) => one.itemCode === item.itemCode)?.promisedDate}
          isFaulty={error !== undefined}
          inputRef={index === 0 ? field.ref : undefined}
          onToggle={handleToggle}
        />
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

interface ItemLineProps {
  item: PackageItem;
  control: Control<OrderFormValues>;
  promised: string | undefined;
  /** No item is chosen. */
  isFaulty: boolean;
  inputRef?: (element: HTMLInputElement | null) => void;
  onToggle: (code: string, isOn: boolean) => void;
}

function ItemLine({ item, control, promised, isFaulty, inputRef, onToggle }: ItemLineProps) {
  const { t } = useTranslation();
  const isOn = useWatch({ control, name: 'itemCodes' }).includes(item.itemCode);
  return (
    <Box sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <FormControlLabel
          sx={{ flex: '1 1 200px' }}
          label={item.name}
          control={
            <Checkbox
              checked={isOn}
              onChange={(_event, checked) => onToggle(item.itemCode, checked)}
              slotProps={{ input: { ref: inputRef, 'aria-invalid': isFaulty } }}
            />
          }
        />
        {item.sensitive && <StatusTag>{t('initiate.items.sensitive')}</StatusTag>}
        <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
          {promised && isOn
            ? t('initiate.items.promised', { date: formatDeadline(promised) })
            : t('initiate.package.days', { count: item.workingDays })}
        </Box>
        <Box sx={{ minWidth: 80, textAlign: 'right' }}>
          <MoneyText fen={item.price} />
        </Box>
      </Box>
      {!item.sensitive && item.reason && isOn && (
        <Box sx={{ pl: { md: 4 }, pb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('initiate.items.why', { reason: item.reason })}
        </Box>
      )}
      {item.sensitive && isOn && (
        <Box sx={{ pl: { md: 4 }, pb: 1 }}>
          <TextInput
            name={`reasons.${item.itemCode}`}
            control={control}
            label={t('initiate.items.reason', { item: item.name })}
            autoComplete="off"
            rows={2}
          />
        </Box>
      )}
    </Box>
  );
}
