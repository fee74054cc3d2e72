import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useChangeViewMutation, useSaveViewMutation, type SavedView } from '../../../api/resources/viewsApi';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';
import { selectUserInfo } from '../../../session/selectors';
import { ViewNameForm, viewNameRules } from './ViewNameForm';

interface SaveViewFormProps {
  views: readonly SavedView[];
  query: string;
  /** The filters are those of this view now. */
  onSaved: (viewId: string) => void;
}

/** Saves the active filters under a name; the name of an existing view replaces that view's filters. */
export function SaveViewForm({ views, query, onSaved }: SaveViewFormProps) {
  const { t } = useTranslation();
  // Staff keep views for themselves alone.
  const isGuest = useSelector(selectUserInfo).userType === 'staff';
  const [save] = useSaveViewMutation();
  const [change] = useChangeViewMutation();
  const form = useSmallForm({ name: '' }, viewNameRules);
  const namesake = (name: string) =>
    views.find((one) => one.isOwn && one.name.toLowerCase() === name.trim().toLowerCase());
  const { send, isRunning } = useSubmit(
    ({ name, old }: { name: string; old: SavedView | undefined }) =>
      old
        ? change({ body: { viewId: old.viewId, query } })
        : save({ body: { screen: 'records', name, query } }),
    {
      form,
      otherwise: 'name',
      onDone: ({ viewId }, { name, old }) => {
        form.setValue('name', '');
        onSaved(viewId);
        toast.success(t(old ? 'savedViews.replaced' : 'savedViews.saved', { name }));
      },
    },
  );
  const there = namesake(form.values.name);
  const replaces = there?.isShared ? 'savedViews.replaceHelpShared' : 'savedViews.replaceHelp';
  return (
    <ViewNameForm
      form={form}
      label={t('savedViews.save')}
      help={t(there ? replaces : isGuest ? 'savedViews.saveHelpAlone' : 'savedViews.saveHelp')}
      submitLabel={t(there ? 'savedViews.replaceDo' : 'savedViews.saveDo')}
      isRunning={isRunning}
      onSubmit={(name) => send({ name, old: namesake(name) })}
    />
  );
}
