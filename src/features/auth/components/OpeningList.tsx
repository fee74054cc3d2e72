import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../api/transport/gatewayError';
import { useChooseOpeningMutation, useListOpeningsQuery } from '../../../api/resources/openingApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { formatDate, formatDeadline } from '../../../lib/dates';
import type { OpeningKind } from '../hooks/useVisitorOpening';

/** All objects that name the proven phone; choosing one binds the session to it. */
export function OpeningList({ onChosen }: { onChosen: (kind: OpeningKind, s: string) => void }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListOpeningsQuery({ body: {} });
  const [choose] = useChooseOpeningMutation();
  const { send, isRunning } = useSubmit(choose, {
    onDone: ({ kind, s }) => onChosen(kind, s),
    // The toast has given the reason; objects that have gone meanwhile disappear from the list.
    onRefused: () => void refetch(),
  });

  if (isFetching && !data) {
    return (
      <Box role="status" aria-label={t('common.state.loading')} sx={{ display: 'grid', gap: 1.5 }}>
        {[0, 1].map((row) => (
          <Skeleton key={row} variant="rounded" height={76} />
        ))}
      </Box>
    );
  }
  if (error || !data) {
    const msg = isGatewayError(error) ? error.msg : undefined;
    return (
      <ErrorState title={t('auth.checkPhone.list.error')} message={msg} onRetry={() => void refetch()} />
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState title={t('auth.checkPhone.list.emptyTitle')} body={t('auth.checkPhone.list.emptyBody')} />
    );
  }
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {data.rows.map(({ openingId, kind, mainName, createdAt, expiresAt }) => (
        <li key={openingId}>
          <ButtonBase
            disabled={isRunning}
            onClick={() => void send({ body: { openingId } })}
            sx={{
              width: '100%',
              p: 2,
              gap: 1,
              textAlign: 'left',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '&:hover': { borderColor: 'primary.main', bgcolor: 'look.brandSoft' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {t(`auth.checkPhone.list.kind.${kind}`)} · {mainName}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('auth.checkPhone.list.dates', {
                  from: formatDate(createdAt),
                  until: formatDeadline(expiresAt),
                })}
              </Typography>
            </Box>
            <ChevronRight sx={{ color: 'text.secondary' }} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
