import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../api/gatewayError';
import { useChangeViewMutation, useSaveViewMutation, type SavedView } from '../../../api/viewsApi';
import { toast } from '../../../lib/toast';
import { ViewNameForm } from './ViewNameForm';

interface SaveViewFormProps {
  views: readonly SavedView[];
  query: string;
}

/** Keeps the filters in force under a name; the name of a view that is there gives that view these filters. */
export function SaveViewForm({ views, query }: SaveViewFormProps) {
  const { t } = useTranslation();
  const [save] = useSaveViewMutation();
  const [change] = useChangeViewMutation();
  const [typed, setTyped] = useState('');
  const namesake = (name: string) =>
    views.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  const handleSubmit = async (name: string) => {
    const old = namesake(name);
    const { error } = old
      ? await change({ body: { viewId: old.viewId, query } })
      : await save({ body: { screen: 'records', name, query } });
    if (error) return messageOf(error);
    toast.success(t(old ? 'records.saved.replaced' : 'records.saved.saved', { name }));
    return undefined;
  };
  const isThere = namesake(typed) !== undefined;
  return (
    <ViewNameForm
      label={t('records.saved.save')}
      help={isThere ? t('records.saved.replaceHelp') : t('records.saved.saveHelp')}
      submitLabel={t(isThere ? 'records.saved.replaceDo' : 'records.saved.saveDo')}
      onNameChange={setTyped}
      onSubmit={handleSubmit}
    />
  );
}
