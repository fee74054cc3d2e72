import Portal from '@mui/material/Portal';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { isCut } from './cutTexts';

/** What is cut within a row or a cell, in its order. */
function cutIn(part: HTMLElement): HTMLElement[] {
  const all = [...part.querySelectorAll<HTMLElement>('*')];
  return all.filter(
    (one) =>
      isCut(one) && getComputedStyle(one).overflow.startsWith('hidden') && one.textContent.trim() !== '',
  );
}

/** Tells the keyboard what the mouse is told by pointing: the whole of what is cut in the row that has the focus. Escape puts it away. */
export function CutTip({ within }: { within: HTMLElement }) {
  const [told, setTold] = useState<{ place: DOMRect; texts: string[] }>();

  useEffect(() => {
    let isPutAway = false;
    const tell = () => {
      const focused = document.activeElement as HTMLElement | null;
      const isHere = focused !== null && within.contains(focused) && focused.matches(':focus-visible');
      const cut = isHere ? cutIn(focused.closest<HTMLElement>('tr, th') ?? focused) : [];
      // A text that two columns show is told once.
      const texts = [...new Set(cut.map(({ textContent }) => textContent))];
      setTold(cut[0] && { place: cut[0].getBoundingClientRect(), texts });
    };
    const clear = () => setTold(undefined);
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      isPutAway = true;
      clear();
    };
    const handleFocus = () => {
      isPutAway = false;
      tell();
    };
    // It goes along with its row; put away, it comes back with another one alone.
    const handleScroll = () => !isPutAway && tell();
    tell();
    within.addEventListener('focusin', handleFocus);
    within.addEventListener('focusout', clear);
    within.addEventListener('keydown', handleKey);
    window.addEventListener('scroll', handleScroll, true);
    return () => {
      within.removeEventListener('focusin', handleFocus);
      within.removeEventListener('focusout', clear);
      within.removeEventListener('keydown', handleKey);
      window.removeEventListener('scroll', handleScroll, true);
    };
  }, [within]);

  if (!told) return null;
  const { place, texts } = told;
  const isLow = place.bottom > window.innerHeight - 120;
  return (
    <Portal>
      <Box
        role="tooltip"
        sx={{
          position: 'fixed',
          left: Math.min(place.left, Math.max(window.innerWidth - 400, 0)),
          ...(isLow ? { bottom: window.innerHeight - place.top + 4 } : { top: place.bottom + 4 }),
          zIndex: 'tooltip',
          maxWidth: 380,
          p: '4px 8px',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontSize: '0.78125rem',
          overflowWrap: 'anywhere',
        }}
      >
        {texts.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Box>
    </Portal>
  );
}
