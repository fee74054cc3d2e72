import Box from '@mui/material/Box';
import { useCallback, useLayoutEffect, type RefObject } from 'react';
import type { ServiceContract } from '../../../api/resources/enterpriseApi';

/**
 * Tolerance for fractions of a pixel and the last line's own height: a reader who sees the last line has reached the end.
 */
const END_PX = 24;

interface ContractReaderProps {
  readerRef: RefObject<HTMLElement | null>;
  text: ServiceContract['text'];
  /** Called when the end is in view. */
  onRead: () => void;
}

/** The whole text in a scrolling frame, by keyboard too, which reports when its end was reached. */
export function ContractReader({ readerRef, text, onRead }: ContractReaderProps) {
  const look = useCallback(() => {
    const frame = readerRef.current;
    if (frame && frame.scrollTop + frame.clientHeight >= frame.scrollHeight - END_PX) onRead();
  }, [readerRef, onRead]);
  // In a window so large that nothing scrolls the end is visible from the start.
  useLayoutEffect(look, [look]);
  return (
    <Box
      component="section"
      ref={readerRef}
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
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </Box>
  );
}
