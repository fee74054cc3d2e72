import { styled } from '@mui/material/styles';

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  lineHeight: 1,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

export interface PersonMarkProps {
  name: string;
  /** Address of the picture; without one the initials are drawn. */
  url?: string;
  /** Pixels. */
  size?: number;
}

/** A person in a circle: the picture, or the initials. The caller shows the name beside it. */
export function PersonMark({ name, url, size = 30 }: PersonMarkProps) {
  return (
    <Mark aria-hidden sx={{ width: size, height: size, fontSize: size * 0.4 }}>
      {url ? <img src={url} alt="" /> : initialsOf(name)}
    </Mark>
  );
}

/** Two initials of a Latin name, the last two characters of a Chinese one. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  if (words.length > 1)
    return words
      .slice(0, 2)
      .map((word) => [...word][0])
      .join('')
      .toUpperCase();
  const characters = [...(words[0] ?? '')];
  return /^[\u0000-\u024f]/.test(name)
    ? characters.slice(0, 2).join('').toUpperCase()
    : characters.slice(-2).join('');
}
