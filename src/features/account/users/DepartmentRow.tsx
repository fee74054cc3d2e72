import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { formatFen } from '@probity/contract/rules/fen';
import { useRemoveDepartmentMutation, type Department } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { toast } from '../../../lib/toast';

interface DepartmentRowProps {
  department: Department;
  onEdit: () => void;
}

/** One department: people, spending and budget. It cannot be deleted while it has people or checks. */
export function DepartmentRow({ department, onEdit }: DepartmentRowProps) {
  const { t } = useTranslation();
  const [remove] = useRemoveDepartmentMutation();
  const { departmentId, name, people, spent, monthlyBudget } = department;
  const { send, isRunning } = useSubmit(remove, {
    onDone: () => toast.success(t('accountUsers.departments.removed', { name })),
  });
  return (
    <Box
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 1 },
        // On a phone the room is for what is said of the department.
        '& .MuiButton-root': { px: { xs: 1 }, minWidth: { xs: 0 } },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[
            t('accountUsers.departments.people', { count: people }),
            monthlyBudget === null
              ? t('accountUsers.departments.spent', { spent: formatFen(spent) })
              : t('accountUsers.ofBudget', { spent: formatFen(spent), budget: formatFen(monthlyBudget) }),
          ].join(' · ')}
        </Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        onClick={onEdit}
        aria-label={t('accountUsers.departments.editOne', { name })}
      >
        {t('common.action.edit')}
      </Button>
      {people === 0 && (
        <Button
          size="small"
          color="error"
          onClick={() => void send({ body: { departmentId } })}
          loading={isRunning}
          aria-label={t('accountUsers.departments.removeOne', { name })}
        >
          {t('common.action.remove')}
        </Button>
      )}
    </Box>
  );
}
