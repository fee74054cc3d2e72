import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { retentionClasses, retentionLimits } from '../../../../contract/rules/retention';
import {
  usePreviewRetentionQuery,
  useSaveRetentionMutation,
  type RetentionSetting,
} from '../../../api/retentionApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { TextLine } from '../../../components/form/TextLine';
import { Section } from '../../../components/Section';
import { useDebouncedValue } from '../../../hooks/useDebouncedValue';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';
import { PreviewPart } from './PreviewPart';
import { daysOf, draftOf, faultsOf } from './retentionDraft';

/** The periods, and below them what they would erase before anything is saved. */
export function RetentionForm({ setting }: { setting: RetentionSetting }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(setting.days));
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const faults = faultsOf(draft);
  const isGood = Object.keys(faults).length === 0;
  const settled = useDebouncedValue(draft);
  const canPreview = Object.keys(faultsOf(settled)).length === 0;
  const preview = usePreviewRetentionQuery(
    { retentionDays: daysOf(settled) },
    { skip: !canPreview, refetchOnMountOrArgChange: true },
  );
  const [save, { isLoading }] = useSaveRetentionMutation();
  const tonight = preview.currentData?.sums.reduce((total, sum) => total + sum.tonight, 0);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isGood) setAsking(true);
    else form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  const handleSave = async () => {
    const { error } = await save({ retentionDays: daysOf(draft) });
    // The toast says why; what was typed stays.
    if (error) return;
    setAsking(false);
    toast.success(t('accountRetention.save.done'));
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
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
      >
        {retentionClasses.map((name) => {
          const { min, max } = retentionLimits[name];
          const fault = faults[name];
          return (
            <TextLine
              key={name}
              name={name}
              label={t(`accountRetention.rule.${name}`)}
              help={t(`accountRetention.why.${name}`, { min, max })}
              inputMode="numeric"
              endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('accountRetention.days')}</Box>}
              value={draft[name]}
              error={fault && t(`accountRetention.fault.${fault}`, { min, max })}
              onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
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
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('accountRetention.save.button')}
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('accountRetention.save.title')}
        confirmLabel={t('accountRetention.save.confirm')}
        isDangerous
        isRunning={isLoading}
        // What it erases must be on screen before it is agreed to.
        isConfirmDisabled={tonight === undefined || settled !== draft}
        onConfirm={() => void handleSave()}
        onCancel={() => setAsking(false)}
      >
        {tonight !== undefined && t('accountRetention.save.body', { count: tonight })}
      </ConfirmDialog>
    </Section>
  );
}
