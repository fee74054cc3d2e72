import { CODE } from '@probity/contract/codeNames';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeStandardPackageMutation,
  type StandardPackageDetail,
} from '../../../api/resources/standardPackagesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { ConfirmStandard } from './ConfirmStandard';
import { StandardFields } from './StandardFields';
import { formOf, standardRules, valuesOf, type StandardFormValues } from './standardValues';

/** What the gateway calls otherwise than the form does. */
const names = Object.fromEntries(
  ['nameEn', 'nameZh', 'descriptionEn', 'descriptionZh', 'price', 'items'].map((name) => [
    `values.${name}`,
    name,
  ]),
);

interface StandardFormProps {
  detail: StandardPackageDetail;
  onDone: () => void;
}

/** Changes a standard package from a day on; whom that concerns is shown before it is done. What is typed stays whatever is refused. */
export function StandardForm({ detail: { package: one, basedOn }, onDone }: StandardFormProps) {
  const { t } = useTranslation();
  const { packageId, values } = one;
  const [chosen, setChosen] = useState<StandardFormValues>();
  const form = useAppForm(formOf(values, chinaToday()), standardRules);
  const [change] = useChangeStandardPackageMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    names,
    codes: { [CODE.STANDARD_PLANNED]: 'effectiveOn' },
    onDone: ({ package: changed }) => {
      form.settle(formOf(changed.planned?.values ?? changed.values, chinaToday()));
      toast.success(
        changed.planned
          ? t('standardPackages.done.planned', { day: changed.planned.effectiveOn ?? '' })
          : t('standardPackages.done.now'),
      );
      onDone();
    },
    onEnd: () => setChosen(undefined),
  });
  const handleConfirm = (typed: StandardFormValues) =>
    send({
      standardPackageInput: {
        packageId,
        basedOn,
        effectiveOn: typed.effectiveOn,
        values: valuesOf(typed),
      },
    });
  return (
    <Box component="form" noValidate onSubmit={form.submit(setChosen)} sx={{ display: 'grid', gap: 2 }}>
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.STANDARD_CHANGED && <div>{t('standardPackages.overtaken')}</div>}
        </Alert>
      )}
      <StandardFields form={form} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('standardPackages.review')}
        </Button>
        <Button onClick={() => leave(onDone)}>{t('common.action.cancel')}</Button>
      </Box>
      {chosen && (
        <ConfirmStandard
          packageId={packageId}
          before={values}
          values={valuesOf(chosen)}
          effectiveOn={chosen.effectiveOn}
          isRunning={isRunning}
          onConfirm={() => void handleConfirm(chosen)}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
