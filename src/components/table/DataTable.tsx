import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../hooks/useIsPhone';
import { EmptyState } from '../feedback/EmptyState';
import { ErrorState } from '../feedback/ErrorState';
import { lazyPart } from '../lazyPart';
import { arrangedColumns, hiddenOf } from './columnLayout';
import { ColumnPicker } from './ColumnPicker';
import { FetchingBar } from './FetchingBar';
import { countOf, isSelected, unseenOf } from './rowSelection';
import { TableFoot } from './TableFoot';
import { TableGrid } from './TableGrid';
import type { DataTableProps } from './types';
import { useColumnLayout } from './useColumnLayout';
import { useRoom } from './useRoom';

// Nothing is selected at first.
const SelectionBar = lazyPart(() => import('./SelectionBar').then((module) => module.SelectionBar));

const ALL_FIT: readonly string[] = [];

/** The one list of the console: props only, the caller fetches, sorts and pages (by keyset) through the gateway. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, rows, error, empty, selection, toolbar, isFetching = false } = props;
  const { t } = useTranslation();
  const { layout, isUsual, toggle, setOrder, setWidth, reset } = useColumnLayout(name);
  const isPhone = useIsPhone();
  const columns = useMemo(
    () => (isPhone ? props.columns : arrangedColumns(props.columns, layout)),
    [isPhone, props.columns, layout],
  );
  const hidden = useMemo(() => hiddenOf(columns, layout), [columns, layout]);
  const [isSizing, setSizing] = useState(false);
  const [box, room] = useRoom();
  const [withoutRoom, setWithoutRoom] = useState<readonly string[]>(ALL_FIT);
  const isEmpty = rows?.length === 0;
  const isGrid = !error && !isEmpty && room !== undefined;
  // Edges that come with later rows would take the focus from what is typed by then.
  if (isSizing && !isGrid) setSizing(false);
  const handleSized = () => {
    // The edge that has the focus goes: the list keeps it.
    if (document.activeElement?.getAttribute('role') === 'separator') box.current?.focus();
    setSizing(false);
  };

  return (
    <Box
      ref={box}
      tabIndex={-1}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        minWidth: 0,
        outline: 'none',
      }}
    >
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{toolbar}</Box>
        {!isPhone && (
          <ColumnPicker
            {...{ columns, hidden, withoutRoom, isUsual }}
            onToggle={toggle}
            onOrder={setOrder}
            onReset={reset}
            onSizing={isGrid ? () => setSizing(true) : undefined}
          />
        )}
      </Box>
      {selection && countOf(selection.selected, props.total) !== 0 && (
        <SelectionBar
          {...selection}
          total={props.total}
          unseen={rows ? unseenOf(selection.selected, rows.map(props.idOf)) : 0}
          areRowsSelected={rows?.every((row) => isSelected(selection.selected, props.idOf(row))) ?? false}
        />
      )}
      <Box sx={{ height: 2 }}>{isFetching && rows && <FetchingBar />}</Box>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!error &&
        isEmpty &&
        (empty ?? (
          <EmptyState title={t('components.table.emptyTitle')} body={t('components.table.emptyBody')} />
        ))}
      {isGrid && (
        <TableGrid
          {...props}
          columns={columns}
          hidden={hidden}
          room={room}
          isCards={isPhone}
          onWithoutRoom={setWithoutRoom}
          sizing={{ isOn: isSizing, onWidth: setWidth, onEnd: handleSized }}
        />
      )}
      {!error && !isEmpty && rows && (
        <TableFoot
          shown={(props.offset ?? 0) + rows.length}
          total={props.total}
          hasMore={props.hasMore ?? false}
          isLoadingMore={props.isLoadingMore ?? false}
          onLoadMore={props.onLoadMore}
        />
      )}
    </Box>
  );
}
