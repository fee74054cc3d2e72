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
  if (from !== value) {
    setFrom(value);
    setText(value);
  }
  // The latest closure: another filter may have been chosen during the pause.
  const search = useEffectEvent(() => {
    if (text !== value) onSearch(text);
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
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && text !== value) onSearch(text);
      }}
      placeholder={placeholder}
      slotProps={{ input: { 'aria-label': label, maxLength: MAX_LENGTH, dir: 'auto' } }}
      sx={{ flex: '0 1 300px', minWidth: 0, '& input': { py: '4px', fontSize: '0.8125rem' } }}
    />
  );
}
