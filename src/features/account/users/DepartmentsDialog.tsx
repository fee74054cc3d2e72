import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useListDepartmentsQuery, type Department } from '../../../api/resources/peopleApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { leave } from '../../../lib/unsavedInput';
import { DepartmentForm } from './DepartmentForm';
import { DepartmentRow } from './DepartmentRow';

/** The departments of the account, each with its budget and this month's orders. */
export function DepartmentsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch } = useListDepartmentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<Department | 'new'>();
  // A typed but unsaved name or budget is asked about first.
  const handleClose = () => leave(onClose);
  return (
    <Dialog open onClose={handleClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('accountUsers.departments.title')}</DialogTitle>
      <DialogContent>
        {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && !data && <PageSkeleton blocks={1} />}
        {data?.length === 0 && edited !== 'new' && (
          <Box sx={{ color: 'text.secondary' }}>{t('accountUsers.departments.none')}</Box>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map((one) => (
            <Box
              component="li"
              key={one.departmentId}
              sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 }, py: 1 }}
            >
              {edited !== 'new' && edited?.departmentId === one.departmentId ? (
                <DepartmentForm department={one} onDone={() => setEdited(undefined)} />
              ) : (
                <DepartmentRow department={one} onEdit={() => leave(() => setEdited(one))} />
              )}
            </Box>
          ))}
        </Box>
        {edited === 'new' && <DepartmentForm onDone={() => setEdited(undefined)} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => leave(() => setEdited('new'))} disabled={edited === 'new'}>
          {t('accountUsers.departments.add')}
        </Button>
        <Button variant="contained" onClick={handleClose}>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
