import { CODE } from '@probity/contract/codeNames';
import { decidedFields } from '@probity/contract/rules/fields/decided';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeCatalogueItemMutation,
  type CatalogueEntryDetail,
} from '../../../api/resources/catalogueApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { CatalogueFields } from './CatalogueFields';
import { formOf, itemRules, valuesOf, type ItemForm } from './catalogueValues';
import { ConfirmChange } from './ConfirmChange';

/** What the gateway calls otherwise than the form does. */
const namesOf = (itemCode: string) => ({
  ...Object.fromEntries(
    decidedFields(itemCode).map(({ field: { name } }) => [`values.fieldRules.${name}`, `fieldRules.${name}`]),
  ),
  ...Object.fromEntries(
    ['nameEn', 'nameZh', 'whatEn', 'whatZh', 'price', 'workingDays'].map((name) => [`values.${name}`, name]),
  ),
  'values.fields': 'asksIdNumber',
});

interface CatalogueFormProps {
  detail: CatalogueEntryDetail;
  onDone: () => void;
}

/** Changes an item from a day on; what that does to packages is shown before it is done. What is typed stays whatever is refused. */
export function CatalogueForm({ detail: { entry, basedOn }, onDone }: CatalogueFormProps) {
  const { t } = useTranslation();
  const { itemCode, values } = entry;
  const [chosen, setChosen] = useState<ItemForm>();
  const form = useAppForm(formOf(itemCode, values, chinaToday()), itemRules);
  const [change] = useChangeCatalogueItemMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    names: namesOf(itemCode),
    codes: { [CODE.CATALOGUE_PLANNED]: 'effectiveOn' },
    onDone: ({ entry: changed }) => {
      form.settle(formOf(itemCode, changed.planned?.values ?? changed.values, chinaToday()));
      toast.success(
        changed.planned
          ? t('catalogue.done.planned', { day: changed.planned.effectiveOn })
          : t('catalogue.done.now'),
      );
      onDone();
    },
    onEnd: () => setChosen(undefined),
  });
  const handleConfirm = (typed: ItemForm) =>
    send({
      catalogueChangeInput: {
        itemCode,
        basedOn,
        effectiveOn: typed.effectiveOn,
        values: valuesOf(itemCode, typed),
      },
    });
  return (
    <Box component="form" noValidate onSubmit={form.submit(setChosen)} sx={{ display: 'grid', gap: 2 }}>
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.CATALOGUE_CHANGED && <div>{t('catalogue.overtaken')}</div>}
        </Alert>
      )}
      <CatalogueFields form={form} itemCode={itemCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('catalogue.review')}
        </Button>
        <Button onClick={() => leave(onDone)}>{t('common.action.cancel')}</Button>
      </Box>
      {chosen && (
        <ConfirmChange
          itemCode={itemCode}
          before={values}
          values={valuesOf(itemCode, chosen)}
          effectiveOn={chosen.effectiveOn}
          isRunning={isRunning}
          onConfirm={() => void handleConfirm(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
