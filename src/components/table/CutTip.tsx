import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { cutIn } from './cutTexts';

/** Tells the keyboard what the mouse is told by pointing: the whole of what is cut in the row that has the focus. Escape puts it away. */
export function CutTip({ within }: { within: HTMLElement }) {
  const [told, setTold] = useState<{ anchor: HTMLElement; texts: string[] }>();

  useEffect(() => {
    const tell = () => {
      const focused = document.activeElement as HTMLElement | null;
      const isHere = focused !== null && within.contains(focused) && focused.matches(':focus-visible');
      const cut = isHere ? cutIn(focused.closest<HTMLElement>('tr, th') ?? focused) : [];
      // A text that two columns show is told once.
      const texts = [...new Set(cut.map(({ textContent }) => textContent))];
      setTold(cut[0] && { anchor: cut[0], texts });
    };
    const clear = () => setTold(undefined);
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && clear();
    tell();
    within.addEventListener('focusin', tell);
    within.addEventListener('focusout', clear);
    within.addEventListener('keydown', handleKey);
    return () => {
      within.removeEventListener('focusin', tell);
      within.removeEventListener('focusout', clear);
      within.removeEventListener('keydown', handleKey);
    };
  }, [within]);

  if (!told) return null;
  return (
    <Tooltip
      open
      describeChild
      placement="bottom-start"
      title={told.texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
      slotProps={{ popper: { anchorEl: told.anchor } }}
    >
      <span />
    </Tooltip>
  );
}
