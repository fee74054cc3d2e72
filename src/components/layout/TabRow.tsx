import { styled } from '@mui/material/styles';
import { useEffect, useRef, type KeyboardEvent } from 'react';

const List = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  const ground = 'var(--ground)';
  const shade = `color-mix(in srgb, ${palette.text.primary} 16%, transparent)`;
  return {
    '--ground': palette.background.default,
    '&[data-on=paper]': { '--ground': palette.background.paper },
    // Tabs beyond an edge darken it: the colour of what the row lies on, which moves with the tabs, covers the shade at either end of the row.
    background: `linear-gradient(90deg, ${ground} 40%, transparent) left / 36px 100% no-repeat local,
      linear-gradient(270deg, ${ground} 40%, transparent) right / 36px 100% no-repeat local,
      linear-gradient(90deg, ${shade}, transparent) left / 12px 100% no-repeat scroll,
      linear-gradient(270deg, ${shade}, transparent) right / 12px 100% no-repeat scroll`,
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
    '& .count': {
      marginLeft: 2,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.secondary,
    },
    '& .group': { display: 'none' },
    // A list at the side, where the window has room for it.
    '&[aria-orientation=vertical]': {
      background: 'none',
      flexDirection: 'column',
      gap: 2,
      marginBottom: 0,
      borderBottom: 0,
      overflowX: 'visible',
      '& button': { padding: '8px 12px', minHeight: 36, borderBottom: 0, borderRadius: 8 },
      '& button:hover': { backgroundColor: palette.look.neutralSoft },
      '& button[aria-selected=true]': { backgroundColor: palette.look.brandSoft },
      '& .group': {
        display: 'block',
        padding: '12px 12px 4px',
        fontSize: '0.78125rem',
        fontWeight: 600,
        color: palette.text.secondary,
      },
      '& .group:first-of-type': { paddingTop: 0 },
    },
  };
});

export interface RowTab<Value extends string> {
  value: Value;
  label: string;
  /** How many there are, shown beside the label. */
  count?: string;
  /** Words above the first tab of a group, shown where the tabs stand below each other. */
  group?: string;
}

interface TabRowProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly RowTab<Value>[];
  value: Value;
  /** The id of the panel that the tabs change; each tab's own id is `<panelId>-<value>`. */
  panelId: string;
  /** The tabs stand below each other. */
  isVertical?: boolean;
  /** The row lies on a card or in a dialog, and not on the page. */
  isOnPaper?: boolean;
  onChange: (value: Value) => void;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** A row of tabs over one panel, or a list beside it (WAI-ARIA tabs pattern, chosen by focus): arrows, Home and End move. */
export function TabRow<Value extends string>({
  label,
  tabs,
  value,
  panelId,
  isVertical = false,
  isOnPaper = false,
  onChange,
}: TabRowProps<Value>) {
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
    // Up and down scroll the page while the tabs stand beside each other.
    if (!next || (!isVertical && /^Arrow(Up|Down)$/.test(event.key))) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
    onChange(next.value);
  };
  return (
    <List
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      data-on={isOnPaper ? 'paper' : undefined}
      ref={list}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab) => [
        tab.group !== undefined && (
          <div key={`${tab.value} group`} className="group" role="presentation">
            {tab.group}
          </div>
        ),
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
          {tab.count !== undefined && (
            <>
              {' '}
              <span className="count">{tab.count}</span>
            </>
          )}
        </button>,
      ])}
    </List>
  );
}
