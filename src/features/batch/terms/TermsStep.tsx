import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { positionClasses } from '@probity/contract/rules/proportionality';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSetBatchTermsMutation } from '../../../api/resources/batchesApi';
import { useListPackagesQuery, type Package } from '../../../api/resources/packagesApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { BatchRefusal } from '../BatchRefusal';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { SelectInput } from '../../../components/form/SelectInput';
import { TextInput } from '../../../components/form/TextInput';
import { useAppForm } from '../../../components/form/useAppForm';
import { Section } from '../../../components/layout/Section';
import { offersFor } from '../../../domain/offeredReasons';
import { offeredChoices } from '../../../i18n/offered';
import { hasColumn, lacksPositions, lacksReasons, type StepProps } from '../batchSteps';
import { departmentChoices } from '../departmentChoices';
import { isWrong, itemsToExplain, termRules, toTerms, valuesOf, type TermValues } from './termRules';

/** What every row is ordered with that says nothing else. */
export function TermsStep({ batch, onStep, onSaver }: StepProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListPackagesQuery({ body: {} });
  if (!data && error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  if (data.length === 0)
    return <EmptyState title={t('batch.terms.noPackages')} body={t('batch.terms.noPackagesBody')} />;
  return <TermsForm batch={batch} packages={data} onDone={() => onStep()} onSaver={onSaver} />;
}

interface TermsFormProps extends Pick<StepProps, 'batch' | 'onSaver'> {
  packages: readonly Package[];
  onDone: () => void;
}

function TermsForm({ batch, packages, onDone, onSaver }: TermsFormProps) {
  const { t, i18n } = useTranslation();
  const first = valuesOf(batch, packages);
  const form = useAppForm<TermValues>(first, termRules(batch, packages));
  const { control } = form;
  const { packageId, positionClass, reasons } = useWatch({ control }) as TermValues;
  const departments = departmentChoices(batch.departments, {
    kept: batch.terms.departmentId,
    label: t('batch.otherDepartment'),
  });
  const explained = itemsToExplain(batch, packages, packageId);
  const offers = offersFor(i18n.language === 'zh-CN' ? 'zh' : 'en', {
    ...{ positionClass, reasons },
    itemCodes: explained.map(({ itemCode }) => itemCode),
  });
  const lastClass = useRef(positionClass);
  useEffect(() => {
    if (lastClass.current === positionClass) return;
    lastClass.current = positionClass;
    // Reasons that were taken as offered follow the kind of position; what somebody wrote stays.
    for (const { itemCode, text } of offers)
      if (reasons[itemCode]?.trim()) form.change(`reasons.${itemCode}`, text);
  });
  const handleReasons = () => {
    for (const { itemCode, text } of offers) form.change(`reasons.${itemCode}`, text);
    // The button that was pressed is gone.
    form.focus(`reasons.${offers[0]!.itemCode}`);
  };
  const [save] = useSetBatchTermsMutation();
  const { send, isRunning, refusal } = useSubmit(save, {
    form,
    names: Object.fromEntries(
      ['packageId', 'positionTitle', 'departmentId'].map((name) => [`terms.${name}`, name]),
    ),
    onDone: () => {
      saved.current = typed();
      form.settle();
    },
  });
  const saveValues = (values: TermValues) => {
    const terms = toTerms({ ...values, reasons: Object.fromEntries(reasonsOf(values, explained)) });
    return send({ body: { batchId: batch.batchId, revision: batch.revision, terms } });
  };
  const typed = () => JSON.stringify(form.getValues());
  /** The values that the gateway has. */
  const saved = useRef(JSON.stringify(first));
  const running = useRef<Promise<boolean>>(null);
  /** Tells whether saving succeeds; while it is under way whoever asks waits for the same. */
  const isSaved = (work: Promise<void>) =>
    (running.current ??= work
      .then(() => saved.current === typed())
      .finally(() => {
        running.current = null;
      }));
  const handleSubmit = async (event: FormEvent) => {
    // Rows are checked though nothing was changed.
    saved.current = '';
    if (await isSaved(form.submit(saveValues)(event))) onDone();
  };
  const leave = useEffectEvent(async () => {
    if (running.current) return running.current;
    if (saved.current === typed()) return true;
    const values = form.getValues();
    // What is missing can be said later; what is wrong would be lost.
    return isSaved(isWrong(batch, packages, values) ? form.submit(saveValues)() : saveValues(values));
  });
  useEffect(() => {
    onSaver(() => leave());
    return () => onSaver(null);
  }, [onSaver]);
  const handleOpened = useEffectEvent(() => {
    const missing = explained.find(({ itemCode }) => !reasons[itemCode]?.trim());
    if (missing && lacksReasons(batch)) form.focus(`reasons.${missing.itemCode}`);
  });
  useEffect(() => handleOpened(), []);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 820 }}
    >
      <Section title={t('batch.terms.title')}>
        <Box sx={{ mb: 2, color: 'text.secondary' }}>{t('batch.terms.perRow')}</Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
          <SelectInput
            name="packageId"
            control={control}
            label={t('batch.terms.package')}
            isOptional={hasColumn(batch, 'package')}
            emptyLabel={t(hasColumn(batch, 'package') ? 'batch.terms.none' : 'batch.terms.choose')}
            options={packages.map((one) => ({
              value: one.packageId,
              label: t('batch.terms.packageOption', { name: one.name, price: formatFen(one.price) }),
            }))}
          />
          <TextInput
            name="positionTitle"
            control={control}
            label={t('batch.field.positionTitle')}
            isOptional={hasColumn(batch, 'positionTitle')}
            help={lacksPositions(batch) && t('batch.terms.positionOfSome')}
            autoComplete="off"
          />
          <SelectInput
            name="positionClass"
            control={control}
            label={t('batch.field.positionClass')}
            isOptional={hasColumn(batch, 'positionClass')}
            emptyLabel={hasColumn(batch, 'positionClass') ? t('batch.terms.none') : undefined}
            options={offeredChoices('positionClass', positionClasses, positionClass as never).map(
              (value) => ({
                value,
                label: t(`batch.positionClass.${value}`),
              }),
            )}
          />
          {departments.length > 0 && (
            <SelectInput
              name="departmentId"
              control={control}
              label={t('batch.field.department')}
              emptyLabel={t('batch.terms.ownDepartment')}
              options={departments}
            />
          )}
        </Box>
      </Section>
      <Section title={t('batch.terms.way')}>
        <FieldRadios
          field={form.field('consentWay')}
          label={t('batch.terms.way')}
          options={(['sms', 'link'] as const).map((value) => ({
            value,
            label: t('batch.terms.wayOption', {
              way: t(`batch.way.${value}`),
              help: t(`batch.terms.${value}Help`),
            }),
          }))}
        />
      </Section>
      {explained.length > 0 && (
        <Section title={t('batch.terms.reasons')}>
          <Box sx={{ mb: 2, color: 'text.secondary' }}>
            {t('batch.terms.reasonsLead')}{' '}
            {offers.length > 0 && (
              <Button onClick={handleReasons}>{t('batch.terms.take', { count: offers.length })}</Button>
            )}
          </Box>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {explained.map(({ itemCode, name }) => (
              <TextInput
                key={itemCode}
                name={`reasons.${itemCode}`}
                control={control}
                label={t('batch.terms.reason', { item: name })}
                autoComplete="off"
                rows={2}
              />
            ))}
          </Box>
        </Section>
      )}
      {refusal && <BatchRefusal message={refusal.msg} />}
      <Box>
        <Button type="submit" variant="contained" size="large" loading={isRunning || null}>
          {t('batch.terms.submit')}
        </Button>
      </Box>
    </Box>
  );
}

/** A reason that was typed for an item of a package chosen before is of no order. */
const reasonsOf = ({ reasons }: TermValues, items: readonly { itemCode: string }[]) =>
  items.map(({ itemCode }) => [itemCode, reasons[itemCode] ?? ''] as const);
