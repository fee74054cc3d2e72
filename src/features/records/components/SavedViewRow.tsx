import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useChangeViewMutation,
  useDeleteViewMutation,
  type SavedView,
} from '../../../api/resources/viewsApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { ViewNameForm, viewNameRules } from './ViewNameForm';

interface SavedViewRowProps {
  view: SavedView;
  isCurrent: boolean;
  onApply: () => void;
}

/** One view: its name opens it; beside it default, rename and delete, which asks for confirmation right here. */
export function SavedViewRow({ view, isCurrent, onApply }: SavedViewRowProps) {
  const { t } = useTranslation();
  const [change, changing] = useChangeViewMutation();
  const [remove, removing] = useDeleteViewMutation();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const { viewId, name, isDefault } = view;
  const form = useSmallForm({ name }, viewNameRules);
  const { send, isRunning } = useSubmit(change, {
    form,
    otherwise: 'name',
    onDone: () => setDoing(undefined),
  });
  const handleRename = () => {
    form.setValue('name', name);
    form.clearFaults();
    setDoing('rename');
  };
  const fault = messageOf(removing.error) ?? (doing === 'rename' ? undefined : messageOf(changing.error));
  return (
    <Box component="li" sx={{ py: 0.25, borderBottom: 1, borderColor: 'divider' }}>
      {doing === 'rename' && (
        <ViewNameForm
          form={form}
          label={t('records.saved.rename', { name })}
          submitLabel={t('records.saved.renameDo')}
          isRunning={isRunning}
          onSubmit={(next) => send({ body: { viewId, name: next } })}
          onCancel={() => setDoing(undefined)}
        />
      )}
      {doing === 'delete' && (
        <Box
          role="group"
          aria-label={t('records.saved.delete', { name })}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
        >
          <Box component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            {t('records.saved.deleteAsk', { name })}
          </Box>
          <Button size="small" color="inherit" autoFocus onClick={() => setDoing(undefined)}>
            {t('records.saved.keep')}
          </Button>
          <Button
            size="small"
            color="error"
            variant="outlined"
            loading={removing.isLoading}
            onClick={() => void remove({ body: { viewId } })}
          >
            {t('records.saved.deleteDo')}
          </Button>
        </Box>
      )}
      {!doing && (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            color="inherit"
            onClick={onApply}
            aria-current={isCurrent || undefined}
            sx={{
              flex: 1,
              minWidth: 0,
              justifyContent: 'flex-start',
              textAlign: 'start',
              overflowWrap: 'anywhere',
              whiteSpace: 'normal',
              fontWeight: isCurrent ? 700 : 400,
            }}
          >
            {name}
          </Button>
          <IconButton
            aria-label={t('records.saved.default', { name })}
            aria-pressed={isDefault}
            title={t('records.saved.default', { name })}
            disabled={changing.isLoading}
            onClick={() => void change({ body: { viewId, isDefault: !isDefault } })}
          >
            {isDefault ? <Star color="primary" /> : <StarBorder />}
          </IconButton>
          <IconButton
            aria-label={t('records.saved.rename', { name })}
            title={t('records.saved.rename', { name })}
            onClick={handleRename}
          >
            <EditOutlined />
          </IconButton>
          <IconButton
            aria-label={t('records.saved.delete', { name })}
            title={t('records.saved.delete', { name })}
            onClick={() => setDoing('delete')}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      )}
      {fault && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}
