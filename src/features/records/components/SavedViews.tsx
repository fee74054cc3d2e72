import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useListSavedViewsQuery, type SavedView } from '../../../api/resources/viewsApi';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';
import { selectUserInfo } from '../../../session/selectors';
import { markDefaultView } from '../defaultViewMark';
import { openView } from '../savedTabs';
import { SavedViewsButton } from './SavedViewsButton';

const SavedViewsPanel = lazyPart(async () => {
  const [module] = await Promise.all([import('./SavedViewsPanel'), loadPhrases('savedViews')]);
  return module.SavedViewsPanel;
});

export interface SavedViewsProps {
  /** The active filters, as the address has them. */
  query: string;
  /** The id of the view that they were taken from. */
  origin?: string;
  onApply: (view: SavedView) => void;
  /** They are those of a view now. */
  onSaved: (viewId: string) => void;
  /** Called once, as soon as it is known: with the default view, or without one. */
  onArrival: (view: SavedView | undefined) => void;
}

/** The views of the list, one's own and those that colleagues share, with the name of the active one. */
export function SavedViews({ query, origin, onApply, onSaved, onArrival }: SavedViewsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: views, isError } = useListSavedViewsQuery({ screen: 'records' });
  const isKnown = views !== undefined || isError;
  const arrive = useEffectEvent(() => onArrival(views?.find((one) => one.isDefault)));
  useEffect(() => {
    if (isKnown) arrive();
  }, [isKnown]);
  const { userId, mainId } = useSelector(selectUserInfo);
  useEffect(() => {
    if (views)
      markDefaultView(
        { userId, mainId },
        views.some((one) => one.isDefault),
      );
  }, [views, userId, mainId]);
  const open = openView(views ?? [], query, origin);
  return (
    <>
      <SavedViewsButton
        name={open?.name}
        isChanged={open && open.query !== query}
        isOpen={anchor !== null}
        onOpen={setAnchor}
      />
      {anchor && (
        <SavedViewsPanel
          anchor={anchor}
          query={query}
          open={open}
          onApply={(wanted) => {
            setAnchor(null);
            onApply(wanted);
          }}
          onSaved={onSaved}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
