import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WAYS, type Way } from '../loginMemory';

interface WayTabsProps {
  way: Way;
  onChange: (way: Way) => void;
  panelId: string;
}

/** Offsets of the keys that move between tabs. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export const tabId = (panelId: string, way: Way) => `${panelId}-${way}`;

/**
 * Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End move and choose. Not MUI's: those carry style
 * attributes, which the policy forbids in the prerendered page.
 */
export function WayTabs({ way, onChange, panelId }: WayTabsProps) {
  const { t } = useTranslation();

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = WAYS.indexOf(way);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home'
        ? WAYS[0]
        : event.key === 'End'
          ? WAYS.at(-1)
          : step && WAYS[(at + step + WAYS.length) % WAYS.length];
    if (!target) return;
    event.preventDefault();
    onChange(target);
    document.getElementById(tabId(panelId, target))?.focus();
  };

  return (
    <Box
      role="tablist"
      aria-label={t('auth.login.ways')}
      onKeyDown={handleKeyDown}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        borderBottom: 1,
        borderColor: 'divider',
        mt: 2,
        mb: 2.5,
      }}
    >
      {WAYS.map((one) => (
        <ButtonBase
          key={one}
          id={tabId(panelId, one)}
          role="tab"
          aria-selected={one === way}
          aria-controls={panelId}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onChange(one)}
          sx={{
            minHeight: 40,
            fontFamily: 'inherit',
            mb: '-1px',
            fontSize: '0.875rem',
            color: 'text.secondary',
            borderBottom: '2px solid transparent',
            '&:hover': { color: 'text.primary' },
            '&[aria-selected=true]': {
              color: 'text.primary',
              fontWeight: 620,
              borderBottomColor: 'primary.main',
            },
          }}
        >
          {t(`auth.login.way.${one}`)}
        </ButtonBase>
      ))}
    </Box>
  );
}
