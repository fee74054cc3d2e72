import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import {
  useChangeViewMutation,
  useDeleteViewMutation,
  useSaveViewMutation,
  type SavedView,
} from '../../../api/resources/viewsApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';
import { DeleteView } from './DeleteView';
import { SavedViewActions } from './SavedViewActions';
import { ViewNameForm, viewNameRules } from './ViewNameForm';

interface SavedViewRowProps {
  view: SavedView;
  isCurrent: boolean;
  onApply: () => void;
}

/** One view: its name opens it; beside it what may be done with it, which is asked for or confirmed right here. */
export function SavedViewRow({ view, isCurrent, onApply }: SavedViewRowProps) {
  const { t } = useTranslation();
  const [change, changing] = useChangeViewMutation();
  const [save] = useSaveViewMutation();
  const [remove, removing] = useDeleteViewMutation();
  const [doing, setDoing] = useState<'rename' | 'copy' | 'delete'>();
  const { viewId, name, query, isDefault, isShared, isOwn } = view;
  const form = useSmallForm({ name }, viewNameRules);
  const { send, isRunning } = useSubmit(
    ({ next, isCopy }: { next: string; isCopy: boolean }) =>
      isCopy
        ? save({ body: { screen: 'records', name: next, query } })
        : change({ body: { viewId, name: next } }),
    {
      form,
      otherwise: 'name',
      onDone: (_view, { next, isCopy }) => {
        setDoing(undefined);
        if (isCopy) toast.success(t('savedViews.saved', { name: next }));
      },
    },
  );
  const sharing = useSubmit((shares: boolean) => change({ body: { viewId, isShared: shares } }), {
    onDone: (_view, shares) => {
      toast.success(t(shares ? 'savedViews.shared' : 'savedViews.takenBack', { name }));
    },
  });
  const begin = (what: 'rename' | 'copy' | 'delete') => {
    form.setValue('name', name);
    form.clearFaults();
    setDoing(what);
  };
  const isNaming = doing === 'rename' || doing === 'copy';
  const fault = messageOf(removing.error) ?? (isNaming ? undefined : messageOf(changing.error));
  return (
    <Box component="li" sx={{ py: 0.25, borderBottom: 1, borderColor: 'divider' }}>
      {isNaming && (
        <ViewNameForm
          form={form}
          label={t(`savedViews.${doing}`, { name })}
          help={doing === 'copy' ? t('savedViews.copyHelp') : undefined}
          submitLabel={t(`savedViews.${doing}Do`)}
          isRunning={isRunning}
          onSubmit={(next) => send({ next, isCopy: doing === 'copy' })}
          onCancel={() => setDoing(undefined)}
        />
      )}
      {doing === 'delete' && (
        <DeleteView
          view={view}
          isRunning={removing.isLoading}
          onKeep={() => setDoing(undefined)}
          onDelete={() => void remove({ body: { viewId } })}
        />
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
              display: 'block',
              textAlign: 'start',
              overflowWrap: 'anywhere',
              whiteSpace: 'normal',
              fontWeight: isCurrent ? 700 : 400,
            }}
          >
            {name}
            {isShared && (
              <Box
                component="small"
                sx={{ display: 'block', fontWeight: 400, fontSize: '0.78125rem', color: 'text.secondary' }}
              >
                {isOwn ? t('savedViews.isShared') : t('savedViews.by', { author: view.author })}
              </Box>
            )}
          </Button>
          <SavedViewActions
            view={view}
            isRunning={changing.isLoading}
            onDefault={() => void change({ body: { viewId, isDefault: !isDefault } })}
            onShare={() => void sharing.send(!isShared)}
            onBegin={begin}
          />
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
