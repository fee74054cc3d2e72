import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { connectLeaveQuestion, hasUnsavedInput, linkClicked, onUnsavedInput } from '../../lib/unsavedInput';
import { useInterceptedBack } from './useInterceptedBack';

/** The screen of an address: moving between two addresses of one screen leaves nothing. */
function screenOf(address: string): string {
  const [pathname, search] = address.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  return [pathname, query.get('tab'), query.get('id')].join(' ');
}

/** Asks before a link, the browser's Back, or an action through `leave` discards unsaved input. */
export function LeaveQuestion() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [going, setGoing] = useState<() => void>();
  const isUnsaved = useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
  const drawn = useRef('');
  useEffect(() => {
    drawn.current = screenOf(pathname + search);
  });

  const holds = (address: string) => hasUnsavedInput() && screenOf(address) !== drawn.current;
  useInterceptedBack(holds, (go) => setGoing(() => go));
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = linkClicked(event);
      if (!link) return;
      const address = link.getAttribute('href')!.slice(1);
      if (!hasUnsavedInput() || screenOf(address) === drawn.current) return;
      event.preventDefault();
      event.stopPropagation();
      setGoing(() => () => void navigate(address));
    };
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, [navigate]);
  // After the listener above: what was held meanwhile is done again now, and passes it.
  useEffect(() => connectLeaveQuestion((go) => setGoing(() => go)), []);
  useEffect(() => {
    // Saved while the question was open: nothing is lost any more.
    if (isUnsaved || !going) return;
    setGoing(undefined);
    going();
  }, [isUnsaved, going]);

  const handleConfirm = () => {
    setGoing(undefined);
    going?.();
  };
  return (
    <ConfirmDialog
      isOpen={going !== undefined && isUnsaved}
      isDangerous
      title={t('app.leave.title')}
      confirmLabel={t('app.leave.confirm')}
      cancelLabel={t('app.leave.stay')}
      onConfirm={handleConfirm}
      onCancel={() => setGoing(undefined)}
    >
      {t('app.leave.body')}
    </ConfirmDialog>
  );
}
