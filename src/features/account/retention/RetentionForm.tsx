import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionClasses, retentionLimits } from '@probity/contract/rules/retention';
import { fieldFaults, messageOf } from '../../../api/transport/gatewayError';
import {
  usePreviewRetentionQuery,
  useSaveRetentionMutation,
  type RetentionSetting,
} from '../../../api/resources/retentionApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { FieldLine } from '../../../components/form/FieldLine';
import { Section } from '../../../components/layout/Section';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';
import { useFaultFocus } from '../../../hooks/useFaultFocus';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { useUnsavedInput } from '../../../lib/unsavedInput';
import { PreviewPart } from './PreviewPart';
import { daysOf, draftOf, faultsOf } from './retentionDraft';

const noRules = {};

/** The periods, and below them what they would erase before anything is saved. */
export function RetentionForm({ setting }: { setting: RetentionSetting }) {
  const { t } = useTranslation();
  // The rules are told while one types: what would be erased is told as soon, and only of periods that hold.
  const form = useSmallForm(draftOf(setting.days), noRules);
  const { values: draft } = form;
  const [isAsking, setAsking] = useState(false);
  const focusFault = useFaultFocus();
  useUnsavedInput(form.isDirty);
  const faults = faultsOf(draft);
  const isGood = Object.keys(faults).length === 0;
  const settled = useDebouncedValue(draft);
  const canPreview = Object.keys(faultsOf(settled)).length === 0;
  const preview = usePreviewRetentionQuery(
    { retentionDays: daysOf(settled) },
    { skip: !canPreview, refetchOnMountOrArgChange: true },
  );
  const [save] = useSaveRetentionMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    onDone: (saved) => {
      setAsking(false);
      // As it is kept: 090 was saved as 90, and nothing is left to save.
      const kept = draftOf(saved.days);
      for (const name of retentionClasses) form.setValue(name, kept[name]);
      toast.success(t('accountRetention.save.done'));
    },
    // A field that is refused stands behind the question.
    onRefused: (refusal) => {
      if (fieldFaults(refusal).length === 0) return;
      setAsking(false);
      focusFault();
    },
  });
  const tonight = preview.currentData?.sums.reduce((total, sum) => total + sum.tonight, 0);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) setAsking(true);
    else focusFault();
  };
  return (
    <Section title={t('accountRetention.title')}>
      <Box sx={{ display: 'grid', gap: 1, mb: 2, color: 'text.secondary' }}>
        <span>{t('accountRetention.intro')}</span>
        <span>{t('accountRetention.promise')}</span>
        <span>
          {setting.updatedAt
            ? t('accountRetention.changed', {
                name: setting.updatedBy,
                time: formatDateTime(setting.updatedAt),
              })
            : t('accountRetention.defaults')}
        </span>
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
      >
        {retentionClasses.map((name) => {
          const { min, max } = retentionLimits[name];
          const fault = faults[name];
          const field = form.field(name);
          return (
            <FieldLine
              key={name}
              field={{
                ...field,
                error: fault ? t(`accountRetention.fault.${fault}`, { min, max }) : field.error,
              }}
              label={t(`accountRetention.rule.${name}`)}
              help={t(`accountRetention.why.${name}`, { min, max })}
              inputMode="numeric"
              endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('accountRetention.days')}</Box>}
            />
          );
        })}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <PreviewPart
            isFaulty={!canPreview}
            preview={preview.currentData}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit" variant="contained" loading={isRunning}>
            {t('accountRetention.save.button')}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('accountRetention.save.title')}
        confirmLabel={t('accountRetention.save.confirm')}
        isDangerous
        isRunning={isRunning}
        // The preview must be on screen before it can be confirmed.
        isConfirmDisabled={tonight === undefined || settled !== draft}
        onConfirm={() => void send({ retentionDays: daysOf(draft) })}
        onCancel={() => setAsking(false)}
      >
        {tonight === undefined
          ? preview.error && messageOf(preview.error)
          : t('accountRetention.save.body', { count: tonight })}
      </ConfirmDialog>
    </Section>
  );
}
