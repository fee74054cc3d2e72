import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazyPart';
import { useAnchor } from '../../hooks/useAnchor';

const CommandPalette = lazyPart(async () => {
  const module = await import(/* webpackChunkName: 'palette' */ './palette/CommandPalette');
  return module.loadPalette();
});

/** Opens the search over records, screens and actions; Ctrl K, or ⌘ K, does so from everywhere, and closes it again. */
export function SearchButton() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useAnchor();
  const button = useRef<HTMLButtonElement>(null);
  const toggle = useEffectEvent(() => setAnchor(anchor ? null : button.current));
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      // The browser would go to its own search.
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const label = t('shell.bar.search', { key: /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K' });
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setAnchor(button.current)}
      >
        <Search fontSize="small" />
      </IconButton>
      {anchor && <CommandPalette onClose={() => setAnchor(null)} />}
    </>
  );
}
