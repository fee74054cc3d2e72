import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import {
  useHandOverMemberMutation,
  useListAbsentOwnersQuery,
  type AbsentOwner,
} from '../../../api/resources/leaverApi';
import type { Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FieldMenu } from '../../../components/form/FieldMenu';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { colleagueOption, ordersChecks, useColleagues } from './useColleagues';

/** The records of people who are gone, disabled or order nothing any more, and whom they go to; the people stay what they are. */
export function AbsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const {
    data: owners,
    error,
    refetch,
  } = useListAbsentOwnersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const colleagues = useColleagues();
  const fault = error ? messageOf(error) : colleagues.error;
  const retry = () => (error ? void refetch() : colleagues.retry());
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('accountUsers.absent.title')}</DialogTitle>
      <DialogContent>
        {fault && <ErrorState message={fault} onRetry={retry} />}
        {!fault && !owners && <Skeleton variant="rounded" height={96} />}
        {!fault && owners && (
          <>
            <Typography>
              {t(owners.length > 0 ? 'accountUsers.absent.body' : 'accountUsers.absent.none')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {owners.map((owner) => (
                <AbsentRow
                  key={owner.userId}
                  owner={owner}
                  isLoading={colleagues.isLoading}
                  colleagues={colleagues.people.filter(
                    (one) => ordersChecks(one) && one.userId !== owner.userId,
                  )}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface AbsentRowProps {
  owner: AbsentOwner;
  colleagues: readonly Member[];
  isLoading: boolean;
}

function AbsentRow({ owner, colleagues, isLoading }: AbsentRowProps) {
  const { t } = useTranslation();
  const { userId, name, records, capped, standing } = owner;
  const form = useAppForm({ toUserId: '' }, ({ toUserId }) =>
    toUserId ? {} : { toUserId: { key: 'accountUsers.absent.choose' } },
  );
  const [handOver] = useHandOverMemberMutation();
  const submit = ({ toUserId }: { toUserId: string }) => handOver({ body: { userId, toUserId } });
  const { send, isRunning } = useSubmit(submit, {
    form,
    onDone: ({ records: count }, { toUserId }) => {
      const to = colleagues.find((one) => one.userId === toUserId)?.nickName ?? '';
      toast.success(t('accountUsers.absent.done', { name, to, count }));
    },
  });
  const counted = capped
    ? t('accountUsers.absent.recordsMore', { count: records })
    : t('accountUsers.absent.records', { count: records });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 2, mt: 2, display: 'grid', gap: 1 }}>
      <Box>
        <b>{name}</b>{' '}
        <Link
          component={RouterLink}
          to={`/backRecord?owner=${userId}`}
          aria-label={t('accountUsers.absent.show', { name })}
        >
          {counted}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>{t(`accountUsers.absent.standing.${standing}`)}</Box>
      </Box>
      <Box
        component="form"
        noValidate
        onSubmit={form.submit(send)}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: 1,
          alignItems: { sm: 'end' },
        }}
      >
        <FieldMenu
          field={form.field('toUserId')}
          label={t('accountUsers.absent.to', { name })}
          disabled={isLoading}
          emptyLabel=""
          options={colleagues.map(colleagueOption)}
        />
        <Button
          type="submit"
          variant="outlined"
          loading={isRunning}
          aria-label={t('accountUsers.absent.confirmOne', { name })}
          sx={{ flex: 'none' }}
        >
          {t('accountUsers.absent.confirm')}
        </Button>
      </Box>
    </Box>
  );
}
