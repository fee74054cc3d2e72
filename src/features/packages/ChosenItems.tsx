import Box from '@mui/material/Box';
import type { DraftItem } from '@probity/contract/rules/packageDraft';
import type { PositionClass } from '@probity/contract/rules/proportionality';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueItem } from '../../api/resources/packagesApi';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { moved } from './builderValues';

// A new package begins without items.
const ChosenItem = lazyPart(() => import('./ChosenItem').then((module) => module.ChosenItem));

interface ChosenItemsProps {
  items: readonly DraftItem[];
  catalogue: ReadonlyMap<string, CatalogueItem>;
  positionClass: PositionClass;
  /** Of the list as a whole, in words. */
  fault: string | undefined;
  reasonField: (index: number) => {
    error: string | undefined;
    inputRef: (input: HTMLElement | null) => void;
  };
  onChange: (items: DraftItem[]) => void;
}

/** What is in the package, in the order of the report: dragged by pointer or moved by its arrows. */
export function ChosenItems({
  items,
  catalogue,
  positionClass,
  fault,
  reasonField,
  onChange,
}: ChosenItemsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  // A row that the browser moves loses the focus: the arrow that was pressed keeps it.
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    if (pressed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  }, [items]);

  const handleMove = (from: number, to: number, by?: 'up' | 'down') => {
    const { itemCode } = items[from]!;
    if (by) pressed.current = `${itemCode} ${by}`;
    setSaid(
      t('packages.builder.chosen.moved', {
        item: catalogue.get(itemCode)!.name,
        place: to + 1,
        count: items.length,
      }),
    );
    onChange(moved(items, from, to));
  };
  return (
    <Section title={t('packages.builder.chosen.title')}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 1 }}>
        {t(items.length === 0 ? 'packages.builder.chosen.empty' : 'packages.builder.chosen.help')}
      </Box>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t('packages.builder.chosen.title')}
        sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
      >
        {items.map((item, index) => {
          const { error, inputRef } = reasonField(index);
          return (
            <ChosenItem
              key={item.itemCode}
              item={item}
              kind={catalogue.get(item.itemCode)!}
              index={index}
              count={items.length}
              positionClass={positionClass}
              reasonFault={error}
              reasonRef={inputRef}
              onChange={(next) => onChange(items.with(index, next))}
              onMove={handleMove}
              onRemove={() => {
                list.current?.focus();
                onChange(items.toSpliced(index, 1));
              }}
            />
          );
        })}
      </Box>
      {fault && (
        <Box data-invalid="true" tabIndex={-1} sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          {fault}
        </Box>
      )}
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </Section>
  );
}
