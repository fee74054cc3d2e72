import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { whyStopped } from '@probity/contract/rules/coverage';
import type { ReportDraft } from '../../../../api/resources/reportsApi';
import { ItemStatusChip } from '../../../../domain/ItemStatusChip';
import { ItemResult } from '../../../../domain/report/ItemResult';
import { lastReturn } from '../../reportWork';

/** The last entry of the rail: summary and review. */
export const REVIEW = 'review';

interface ItemRailProps {
  draft: ReportDraft;
  selected: string;
  dirtyIds: readonly string[];
  onSelect: (id: string) => void;
}

/** The items of the report and the review, with their state and unsaved changes. */
export function ItemRail({ draft, selected, dirtyIds, onSelect }: ItemRailProps) {
  const { t } = useTranslation();
  /** What the reviewer asked for there and nobody has ticked off. */
  const pointsAt = (id: string) =>
    lastReturn(draft)?.points.filter((point) => point.checkItemId === id && !point.doneAt).length ?? 0;
  return (
    <Box
      component="nav"
      aria-label={t('report.draft.items')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        gap: 0.5,
        overflowX: { xs: 'auto', md: 'visible' },
        position: { md: 'sticky' },
        top: 64,
        pb: { xs: 1, md: 0 },
      }}
    >
      {draft.items.map((item) => (
        <RailButton
          key={item.checkItemId}
          isOn={selected === item.checkItemId}
          onClick={() => onSelect(item.checkItemId)}
        >
          <Box sx={{ fontWeight: 600 }}>{item.name}</Box>
          <Box
            // Words that are longer than the rail go on below, within it.
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 0.75,
              '&& *': { whiteSpace: 'normal' },
            }}
          >
            {item.status === 'done' && <ItemResult item={item} />}
            {item.status === 'cancelled' && (
              <ItemResult item={{ ...item, whyStopped: whyStopped(item.consent) }} />
            )}
            {item.status !== 'done' && item.status !== 'cancelled' && <ItemStatusChip status={item.status} />}
            {pointsAt(item.checkItemId) > 0 && (
              <Box component="span" sx={{ color: 'lamp.yellow', fontSize: '0.78125rem' }}>
                {t('report.draft.points', { count: pointsAt(item.checkItemId) })}
              </Box>
            )}
            {draft.toOpen.includes(item.checkItemId) && (
              <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>
                {t('report.draft.unopened')}
              </Box>
            )}
            {dirtyIds.includes(item.checkItemId) && (
              <Box component="span" sx={{ color: 'lamp.yellow', fontSize: '0.78125rem' }}>
                {t('report.draft.unsaved')}
              </Box>
            )}
          </Box>
        </RailButton>
      ))}
      <RailButton isOn={selected === REVIEW} onClick={() => onSelect(REVIEW)}>
        <Box sx={{ fontWeight: 600 }}>{t('report.draft.review')}</Box>
        <OpenCount draft={draft} />
      </RailButton>
    </Box>
  );
}

function OpenCount({ draft }: { draft: ReportDraft }) {
  const { t } = useTranslation();
  const open = draft.items.filter((item) => item.status !== 'done' && item.status !== 'cancelled').length;
  if (open === 0) return null;
  return (
    <Box sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>{t('report.draft.open', { count: open })}</Box>
  );
}

function RailButton({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLButtonElement>(null);
  // On a phone the rail scrolls sideways: the open item is kept in view.
  useEffect(() => {
    if (isOn) ref.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [isOn]);
  return (
    <ButtonBase
      ref={ref}
      onClick={onClick}
      aria-current={isOn ? 'true' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 1fr)' },
        justifyContent: 'start',
        justifyItems: 'start',
        width: { md: '100%' },
        font: 'inherit',
        textAlign: 'start',
        gap: 0.5,
        flex: 'none',
        minWidth: { xs: 160, md: 0 },
        px: 1.5,
        py: 1.25,
        borderRadius: 1,
        fontSize: '0.875rem',
        border: 1,
        borderColor: isOn ? 'primary.main' : 'transparent',
        bgcolor: isOn ? 'look.brandSoft' : 'transparent',
        '&:hover': { bgcolor: isOn ? 'look.brandSoft' : 'look.neutralSoft' },
      }}
    >
      {children}
    </ButtonBase>
  );
}
