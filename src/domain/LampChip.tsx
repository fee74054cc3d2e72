import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../components/data/StatusTag';
import type { Lamp } from '@probity/contract/rules/lamp';
import type { Result } from '@probity/contract/rules/verdict';
import { lampWordKey } from './lampWord';

interface LampChipProps {
  lamp: Lamp;
  /** The item's result: it decides the word (a yellow lamp may mean "could not be verified"). */
  result?: Result | null;
  /** The square in a detail page's head: the icon alone, the word as its name. */
  isLarge?: boolean;
}

/**
 * A lamp with icon and word, never colour alone. "Could not be verified" is grey: neither good nor bad, and not to be
 * mistaken for a large discrepancy.
 */
export function LampChip({ lamp, result, isLarge = false }: LampChipProps) {
  const { t } = useTranslation();
  const word = t(lampWordKey(lamp, result));
  const Icon = iconOf(lamp, result);
  const isOpen = result === 'unverifiable';
  if (!isLarge)
    return (
      <StatusTag icon={Icon} tone={isOpen ? 'neutral' : lamp}>
        {word}
      </StatusTag>
    );
  return (
    <Box
      role="img"
      aria-label={word}
      sx={{
        color: isOpen ? 'text.secondary' : `lamp.${lamp}`,
        bgcolor: isOpen ? 'look.neutralSoft' : `lamp.${lamp}Soft`,
        width: 44,
        height: 44,
        borderRadius: '10px',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
      }}
    >
      <Icon />
    </Box>
  );
}

function iconOf(lamp: Lamp, result?: Result | null) {
  if (result === 'unverifiable') return HelpOutlineOutlined;
  return {
    green: CheckCircleOutlined,
    blue: ErrorOutlineOutlined,
    yellow: ErrorOutlineOutlined,
    red: HighlightOffOutlined,
  }[lamp];
}
