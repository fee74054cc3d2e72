import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { StatusTag, type Tone } from '../../../components/data/StatusTag';

type Look = 'pending' | 'verified' | 'rejected';

const icons: Record<Look, ComponentType> = {
  pending: HourglassEmptyOutlined,
  verified: CheckCircleOutlined,
  rejected: ErrorOutlineOutlined,
};
const tones: Record<Look, Tone> = { pending: 'neutral', verified: 'green', rejected: 'red' };

interface StatusPanelProps {
  look: Look;
  /** The state in a word or two. */
  word: string;
  title: string;
  children: ReactNode;
}

/** The state of the certification, its meaning, and the next step. Read aloud when it changes. */
export function StatusPanel({ look, word, title, children }: StatusPanelProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.25, justifyItems: 'start', mb: 2.5 }}>
      <StatusTag icon={icons[look]} tone={tones[look]}>
        {word}
      </StatusTag>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Box>
  );
}
