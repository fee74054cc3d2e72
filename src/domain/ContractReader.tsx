import Box from '@mui/material/Box';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Tolerance for fractions of a pixel and the last line's own height: a reader who sees the last line has reached the end.
 */
const END_PX = 24;

interface ContractReaderProps {
  readerRef?: RefObject<HTMLElement | null>;
  text: { title: string; sections: readonly { heading: string; paragraphs: readonly string[] }[] };
  /** Called when the end is in view. */
  onRead?: () => void;
}

/** The whole contract in a scrolling frame, by keyboard too, which reports when its end was reached. */
export function ContractReader({ readerRef, text, onRead }: ContractReaderProps) {
  const ownRef = useRef<HTMLElement>(null);
  const frameRef = readerRef ?? ownRef;
  const look = useCallback(() => {
    const frame = frameRef.current;
    if (frame && frame.scrollTop + frame.clientHeight >= frame.scrollHeight - END_PX) onRead?.();
  }, [frameRef, onRead]);
  // In a window so large that nothing scrolls the end is visible from the start.
  useLayoutEffect(look, [look]);
  return (
    <Box
      component="section"
      ref={frameRef}
      tabIndex={0}
      aria-label={text.title}
      onScroll={look}
      sx={{
        maxHeight: { xs: '60vh', sm: 520 },
        overflowY: 'auto',
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'look.lineField',
        borderRadius: 1,
        lineHeight: '22px',
        '& h2': { m: 0, mt: 2.5, fontSize: '0.9375rem', fontWeight: 620 },
        '& > div:first-of-type h2': { mt: 0 },
        '& p': { mt: 0.75, mb: 0 },
      }}
    >
      {text.sections.map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Box>
  );
}
