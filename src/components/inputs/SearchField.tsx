import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useState } from 'react';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The present search, from the address. */
  value: string;
  onSearch: (text: string) => void;
}

const PAUSE_MS = 350;
const MAX_LENGTH = 60;

/** A search of a list: sent once typing pauses, at once with Enter. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [from, setFrom] = useState(value);
  // What was sent comes back a moment later: what has been typed since stays.
  const [sent, setSent] = useState(value);
  if (from !== value) {
    setFrom(value);
    setSent(value);
    if (value !== sent) setText(value);
  }
  const send = () => {
    setSent(text);
    onSearch(text);
  };
  // The latest closure: another filter may have been chosen during the pause.
  const search = useEffectEvent(() => {
    if (text !== value) send();
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        // An Enter that confirms a word of an input method is no search.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && text !== value) send();
      }}
      placeholder={placeholder}
      slotProps={{ input: { 'aria-label': label, maxLength: MAX_LENGTH, dir: 'auto' } }}
      sx={{
        flex: { xs: '1 1 160px', sm: '0 1 300px' },
        minWidth: 0,
        '& input': { py: '4px', fontSize: '0.8125rem', textOverflow: 'ellipsis' },
      }}
    />
  );
}
