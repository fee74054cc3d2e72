import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useChangeViewMutation, type SavedView } from '../../../api/resources/viewsApi';
import { toast } from '../../../lib/toast';

/** Gives the open view the filters that it was changed to. */
export function UpdateView({ view: { viewId, name, isShared }, query }: { view: SavedView; query: string }) {
  const { t } = useTranslation();
  const [change] = useChangeViewMutation();
  const { send, isRunning, refusal } = useSubmit(change, {
    onDone: () => toast.success(t('savedViews.replaced', { name })),
  });
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <span>{t(isShared ? 'savedViews.changedShared' : 'savedViews.changed', { name })}</span>
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => void send({ body: { viewId, query } })}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {t('savedViews.update', { name })}
      </Button>
      {refusal && (
        <FormHelperText error role="alert">
          {refusal.msg}
        </FormHelperText>
      )}
    </Box>
  );
}
