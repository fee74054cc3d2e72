import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveDepartmentMutation, type Department } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { useAppForm } from '../../../components/form/useAppForm';
import { budgetOf, budgetText } from './memberDraft';

const rules = {
  name: (value: string) => (value.trim() === '' ? { key: 'accountUsers.fault.department' } : undefined),
  budget: (value: string) =>
    budgetOf(value) === undefined ? { key: 'accountUsers.fault.budget' } : undefined,
};

interface DepartmentFormProps {
  /** Absent: a new one. */
  department?: Department;
  onDone: () => void;
}

/** Name and monthly budget of a department. */
export function DepartmentForm({ department, onDone }: DepartmentFormProps) {
  const { t } = useTranslation();
  const [save] = useSaveDepartmentMutation();
  const initial = { name: department?.name ?? '', budget: budgetText(department?.monthlyBudget ?? null) };
  const form = useAppForm(initial, rules);
  const { send, isRunning } = useSubmit(save, {
    form,
    names: { monthlyBudget: 'budget' },
    codes: { [CODE.DEPARTMENT_NAME_TAKEN]: 'name' },
    onDone,
  });
  const bodyOf = ({ name, budget }: typeof initial) => ({
    ...(department && { departmentId: department.departmentId }),
    name: name.trim(),
    monthlyBudget: budgetOf(budget) ?? null,
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit((values) => send({ body: bodyOf(values) }))}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 200px' }, py: 1 }}
    >
      <FieldLine
        field={form.field('name')}
        label={t('accountUsers.departments.name')}
        maxLength={100}
        autoFocus
      />
      <FieldLine
        field={form.field('budget')}
        label={t('accountUsers.departments.budget')}
        isOptional
        inputMode="decimal"
        startAdornment={<Box sx={{ mr: 0.5 }}>¥</Box>}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={isRunning}>
          {t('common.action.save')}
        </Button>
        <Button size="small" color="inherit" onClick={onDone} disabled={isRunning}>
          {t('common.action.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
