import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone around the code, in squares, without which readers do not find it (ISO/IEC 18004: four). */
const QUIET = 4;

interface QrPictureProps {
  text: string;
  /** Description of the code's purpose for people who cannot see it. */
  label: string;
}

/** A QR code, drawn in the page: its text is sent nowhere. Dark on white in both themes, as readers expect it. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  const edge = size + 2 * QUIET;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: '100%', height: 'auto', backgroundColor: '#fff', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}

/** The dark squares as one path, joined along each row. */
function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x - from + 1;
      path += `M${from} ${y}h${length}v1h-${length}z`;
    }
  });
  return { size, path };
}
