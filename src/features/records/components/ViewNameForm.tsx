import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '@probity/contract/rules/plainText';
import { LONGEST_VIEW_NAME } from '@probity/contract/rules/viewName';
import { FieldLine } from '../../../components/form/FieldLine';
import type { useSmallForm } from '../../../hooks/useSmallForm';
import { leave, useUnsavedInput } from '../../../lib/unsavedInput';

interface ViewNameFormProps {
  form: ReturnType<typeof useSmallForm<'name'>>;
  label: string;
  /** The name of the action on the typed name. */
  submitLabel: string;
  help?: string;
  isRunning: boolean;
  onSubmit: (name: string) => unknown;
  onCancel?: () => void;
}

export const viewNameRules = {
  name: (value: string) => {
    if (value.trim() === '') return { key: 'savedViews.nameMissing' };
    return lengthOf(value.trim()) > LONGEST_VIEW_NAME ? { key: 'savedViews.nameLong' } : undefined;
  },
};

/** The name of a view. */
export function ViewNameForm({
  form,
  label,
  submitLabel,
  help,
  isRunning,
  onSubmit,
  onCancel,
}: ViewNameFormProps) {
  const { t } = useTranslation();
  useUnsavedInput(form.isDirty);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit(({ name }) => onSubmit(name.trim()))}
      sx={{ display: 'grid', gap: 1, py: 0.5 }}
    >
      <FieldLine
        field={form.field('name')}
        label={label}
        help={help}
        autoComplete="off"
        autoFocus={Boolean(onCancel)}
      />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && (
          <Button size="small" color="inherit" onClick={() => (form.isDirty ? leave(onCancel) : onCancel())}>
            {t('common.action.back')}
          </Button>
        )}
        <Button size="small" type="submit" variant="outlined" loading={isRunning}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
}
