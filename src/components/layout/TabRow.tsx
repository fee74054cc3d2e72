import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    // The reference of the tabs' offsets.
    position: 'relative',
    gap: 20,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: 16,
    borderBottom: `1px solid ${palette.divider}`,
    '& button': {
      all: 'unset',
      boxSizing: 'border-box',
      flex: 'none',
      minHeight: 40,
      padding: '8px 4px',
      cursor: 'pointer',
      color: palette.text.secondary,
      borderBottom: '2px solid transparent',
    },
    '& button:hover': { color: palette.text.primary },
    '& button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
      borderRadius: 4,
    },
    '& button[aria-selected=true]': {
      color: palette.text.primary,
      fontWeight: 620,
      borderBottomColor: palette.primary.main,
    },
  };
});

export interface RowTab<Value extends string> {
  value: Value;
  label: string;
}

interface TabRowProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly RowTab<Value>[];
  value: Value;
  /** The id of the panel that the tabs change; each tab's own id is `<panelId>-<value>`. */
  panelId: string;
  onChange: (value: Value) => void;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A row of tabs over one panel (WAI-ARIA tabs pattern, chosen by focus): arrows, Home and End move. */
export function TabRow<Value extends string>({ label, tabs, value, panelId, onChange }: TabRowProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // With nothing chosen the keyboard enters at the first.
  const entry = tabs.find((tab) => tab.value === value) ?? tabs[0];
  // Scrolls the chosen tab into view if the row is wider than the window; the page itself does not move.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab) list.current!.scrollLeft = tab.offsetLeft - (list.current!.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
    onChange(next.value);
  };
  return (
    <List role="tablist" aria-label={label} ref={list} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panelId}-${tab.value}`}
          data-value={tab.value}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId : undefined}
          tabIndex={tab === entry ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </List>
  );
}
