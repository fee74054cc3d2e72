import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { CheckStatusChip } from '../../../domain/CheckStatusChip';
import { OutcomeChip } from '../../../domain/OutcomeChip';
import type { PaletteEntry } from './entries';

const Option = styled('div')(({ theme }) => {
  const { look, primary, text } = theme.vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: 8,
    cursor: 'pointer',
    '& > svg': { fontSize: 20, color: text.secondary },
    '& .what': { overflowWrap: 'anywhere' },
    '& b': { fontWeight: 600 },
    '& .quiet': { color: text.secondary, fontSize: '0.8125rem' },
    '& .chips': {
      display: 'flex',
      gap: 6,
      flexWrap: 'wrap',
      [theme.breakpoints.down('sm')]: { gridColumn: 2 },
    },
    '&[aria-selected=true]': {
      backgroundColor: look.brandSoft,
      // Colours that a person forces take the ground away.
      outline: `2px solid ${primary.main}`,
      outlineOffset: -2,
    },
  };
});

interface PaletteRowProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A line that can be chosen: the focus stays in the field, which names it. */
export function PaletteRow({ id, entry, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { title, icon, hint, record } = entry;
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {icon}
      <div className="what">
        {record ? <b>{title}</b> : title} {hint && <span className="quiet">· {hint}</span>}
        {record && (
          <div className="quiet">
            {record.positionTitle} · {record.orderNo}
          </div>
        )}
      </div>
      {record && (
        <div className="chips">
          <CheckStatusChip status={record.status} />
          {record.outcome && <OutcomeChip outcome={record.outcome} />}
        </div>
      )}
    </Option>
  );
}
