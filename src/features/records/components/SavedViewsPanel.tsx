import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useListSavedViewsQuery, type SavedView } from '../../../api/resources/viewsApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { Spinner } from '../../../components/feedback/Spinner';
import { leave } from '../../../lib/unsavedInput';
import { SavedViewRow } from './SavedViewRow';
import { SaveViewForm } from './SaveViewForm';
import { UpdateView } from './UpdateView';

interface SavedViewsPanelProps {
  anchor: HTMLElement;
  /** The active filters, as the address has them. */
  query: string;
  /** The view that is open; its filters may be others than the active ones by now. */
  open: SavedView | undefined;
  onApply: (view: SavedView) => void;
  onSaved: (viewId: string) => void;
  onClose: () => void;
}

/** The saved views, each to open, share, copy, rename, delete or make the default; below, a form that saves the active filters. */
export function SavedViewsPanel({ anchor, query, open, onApply, onSaved, onClose }: SavedViewsPanelProps) {
  const { t } = useTranslation();
  const { data: views, error, refetch } = useListSavedViewsQuery({ screen: 'records' });
  return (
    <Popover
      open
      anchorEl={anchor}
      // A typed name is asked about first.
      onClose={() => leave(onClose)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('records.saved.button'), sx: { mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 2, width: { xs: 320, sm: 400 } }}>
        {error && !views && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
        {!error && !views && <Spinner />}
        {views?.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('savedViews.none')}
          </Typography>
        )}
        {views && views.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
            {views.map((view) => (
              <SavedViewRow
                key={view.viewId}
                view={view}
                isCurrent={view.viewId === open?.viewId}
                onApply={() => leave(() => onApply(view))}
              />
            ))}
          </Box>
        )}
        {open?.isOwn && open.query !== query && <UpdateView view={open} query={query} />}
        {views && <SaveViewForm views={views} query={query} onSaved={onSaved} />}
      </Box>
    </Popover>
  );
}
