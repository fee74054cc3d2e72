import { CODE } from '@probity/contract/codeNames';
import { plainSphere, SPHERE_FIELDS } from '@probity/contract/rules/sphereSettings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSphereSettingsMutation, type SphereSettings } from '../../../api/resources/sphereApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { useAppForm } from '../../../components/form/useAppForm';
import { chinaToday } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { leave } from '../../../lib/unsavedInput';
import { ConfirmContact } from './ConfirmContact';
import { sphereRules, valuesOf, type SphereForm } from './sphereValues';

/** What the gateway calls otherwise than the form does. */
const names = Object.fromEntries(SPHERE_FIELDS.map((name) => [`values.${name}`, name]));

interface ContactFormProps {
  settings: SphereSettings;
  onDone: () => void;
}

/** Changes the public contact from a day on; who reads it is said before it is done. What is typed stays whatever is refused. */
export function ContactForm({ settings: { values, basedOn }, onDone }: ContactFormProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<SphereForm>();
  const form = useAppForm<SphereForm>({ ...values, effectiveOn: chinaToday() }, sphereRules);
  const [change] = useChangeSphereSettingsMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    form,
    names,
    codes: { [CODE.SPHERE_PLANNED]: 'effectiveOn' },
    onDone: ({ planned, values: now }) => {
      form.settle({ ...(planned?.values ?? now), effectiveOn: chinaToday() });
      toast.success(planned ? t('sphere.done.planned', { day: planned.effectiveOn }) : t('sphere.done.now'));
      onDone();
    },
    onEnd: () => setChosen(undefined),
  });
  return (
    <Box component="form" noValidate onSubmit={form.submit(setChosen)} sx={{ display: 'grid', gap: 2 }}>
      {refusal && (
        <Alert severity="warning">
          {refusal.msg}
          {refusal.code === CODE.SPHERE_CHANGED && <div>{t('sphere.overtaken')}</div>}
        </Alert>
      )}
      {SPHERE_FIELDS.map((name) => (
        <FieldLine
          key={name}
          field={form.field(name)}
          label={t(`sphere.field.${name}`)}
          help={t(`sphere.help.${name}`)}
          isOptional={name !== 'customerPhone'}
          maxLength={120}
          autoComplete="off"
        />
      ))}
      <DateLine
        {...form.field('effectiveOn')}
        kind="day"
        keepsText
        label={t('sphere.field.effectiveOn')}
        help={t('sphere.help.effectiveOn')}
        min={chinaToday()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {t('sphere.review')}
        </Button>
        <Button onClick={() => leave(onDone)}>{t('common.action.cancel')}</Button>
      </Box>
      {chosen && (
        <ConfirmContact
          before={values}
          values={plainSphere(valuesOf(chosen))}
          effectiveOn={chosen.effectiveOn}
          isRunning={isRunning}
          onConfirm={() =>
            void send({
              sphereChangeInput: { basedOn, effectiveOn: chosen.effectiveOn, values: valuesOf(chosen) },
            })
          }
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Box>
  );
}
