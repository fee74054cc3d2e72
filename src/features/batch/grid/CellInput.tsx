import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchRow } from '../../../api/resources/batchesApi';
import { gridFields, type CellWords } from './cellWords';
import { moved, tabbed, type Cursor, type Place } from './cursor';
import { cellId } from './GridRow';
import { leftOf, ROW_HEIGHT, widthOf } from './gridStyles';
import type { RowStore } from './rowStore';
import { LONGEST_CELL, type GridActs } from './useGridActs';

export interface CellInputHandle {
  focus: () => void;
  edit: () => void;
  commit: () => void;
}

interface CellInputProps {
  gridId: string;
  store: RowStore;
  cursor: Cursor;
  words: CellWords;
  acts: GridActs;
  onReveal: (place: Place) => void;
}

/**
 * The one input of the grid. It lies over the cell one is in and has the focus all the time, so that the first key of a Chinese
 * input method is typed into the cell too; it is seen once something is typed. It keeps its text itself: a key draws nothing.
 */
export const CellInput = forwardRef<CellInputHandle, CellInputProps>(function CellInput(
  { gridId, store, cursor, words, acts, onReveal },
  handle,
) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  /** `over`: what was typed replaces the cell, and arrows leave it; `within`: the text is edited, and arrows move in it. */
  const mode = useRef<'idle' | 'over' | 'within'>('idle');
  /** The row that was there when typing began: rows may move under the input when they are read again. */
  const typedFor = useRef<BatchRow>(undefined);
  const isLeaving = useRef(false);
  const at = useSyncExternalStore(cursor.subscribe, cursor.at);
  const row = useSyncExternalStore(store.subscribe, () => store.rowAt(at.row));
  const { field } = gridFields[at.col]!;

  const be = (next: typeof mode.current) => {
    if (mode.current === 'idle') typedFor.current = row;
    mode.current = next;
    input.current?.classList.toggle('editing', next !== 'idle');
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    be('idle');
  };
  const commit = () => {
    if (mode.current === 'idle') return;
    const text = input.current?.value ?? '';
    const whose = typedFor.current ?? row;
    clear();
    if (whose && text !== words.textOf(whose, field)) acts.write(whose, field, text);
  };
  const edit = () => {
    const element = input.current;
    if (!row || !element || mode.current !== 'idle') return;
    be('within');
    element.value = words.textOf(row, field);
    element.focus();
    // As in every spreadsheet: the text is gone on with, not replaced.
    element.setSelectionRange(element.value.length, element.value.length);
  };
  const { go } = cursor;
  useImperativeHandle(handle, () => ({
    focus: () => input.current?.focus({ preventScroll: true }),
    edit,
    commit,
  }));
  // Another cell, and what was typed belongs to none: whoever moves commits before.
  useEffect(() => {
    mode.current = 'idle';
    input.current?.classList.remove('editing');
    if (input.current) input.current.value = '';
    onReveal(at);
  }, [at, onReveal]);

  const handleEditing = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const step = { rows: cursor.rows(), columns: gridFields.length, isJump: false };
    const isArrow = key.startsWith('Arrow') && mode.current === 'over';
    if (key === 'Escape') clear();
    else if (key === 'F2') be('within');
    else if (key === 'Enter') {
      commit();
      go({ ...at, row: at.row + (shiftKey ? -1 : 1) });
    } else if (key === 'Tab') {
      commit();
      go(tabbed(at, shiftKey, gridFields.length));
    } else if (key === 'F8') {
      commit();
      acts.nextFault(shiftKey);
    } else if (isArrow) {
      commit();
      go(moved(at, { ...step, key }) ?? at);
    } else return;
    event.preventDefault();
  };

  const handleIdle = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    const place = moved(shiftKey ? cursor.to() : at, {
      key,
      isJump: isCtrl,
      rows: cursor.rows(),
      columns: gridFields.length,
    });
    const wasLeaving = isLeaving.current;
    isLeaving.current = key === 'Escape' || (wasLeaving && key === 'Shift');
    if (place) {
      if (shiftKey) {
        cursor.reach(place);
        onReveal(cursor.to());
      } else go(place);
    } else if (key === 'Tab') {
      // After Escape it leaves the grid, as everywhere else.
      if (wasLeaving) return;
      go(tabbed(at, shiftKey, gridFields.length));
    } else if (key === 'Enter' || key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') acts.clear();
    else if (key === 'F8') acts.nextFault(shiftKey);
    else if (key === 'Escape') cursor.go(at);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) acts.menu();
    else if (isCtrl && (key.toLowerCase() === 'y' || (shiftKey && key.toLowerCase() === 'z'))) acts.redo();
    else if (isCtrl && key.toLowerCase() === 'z') acts.undo();
    else if (isCtrl && key.toLowerCase() === 'c') acts.copy();
    else return;
    event.preventDefault();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (mode.current === 'idle') handleIdle(event);
    else handleEditing(event);
  };
  const handleTyped = () => {
    if (mode.current === 'idle') be('over');
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (mode.current !== 'idle' && !/[\t\n]/.test(text)) {
      const { value, selectionStart, selectionEnd } = event.currentTarget;
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      // The browser takes as much as fits, and says nothing.
      if (kept + text.length > LONGEST_CELL) acts.tooLong();
      return;
    }
    event.preventDefault();
    clear();
    acts.paste(text);
  };
  return (
    <>
      <input
        ref={input}
        type="text"
        list={words.options[field] && listId}
        maxLength={LONGEST_CELL}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('batch.grid.input', { field: t(`batch.field.${field}`), line: row?.line ?? '' })}
        aria-controls={gridId}
        aria-activedescendant={cellId(gridId, at.row, at.col)}
        style={{ left: leftOf(at.col), top: (at.row + 1) * ROW_HEIGHT, width: widthOf(at.col) }}
        onKeyDown={handleKeyDown}
        onInput={handleTyped}
        onCompositionStart={handleTyped}
        onPaste={handlePaste}
        onFocus={() => onReveal(at)}
        onBlur={commit}
      />
      {words.options[field] && (
        <datalist id={listId}>
          {words.options[field].map(({ value, label }) => (
            <option key={value} value={label} />
          ))}
        </datalist>
      )}
    </>
  );
});
