import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface OpenedVersionProps {
  label: string;
  /** Which one it is: there are many below each other. */
  about: string;
  version: () => ReactNode;
}

/** One version as it was left, a click away; drawn once it is opened, since a year alone is hundreds of days. */
export function OpenedVersion({ label, about, version }: OpenedVersionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 0.5, '& summary': { cursor: 'pointer', py: 0.5 } }}
    >
      <summary aria-label={t('common.labelled', { label, text: about })}>{label}</summary>
      {isOpen && <Box sx={{ py: 1 }}>{version()}</Box>}
    </Box>
  );
}
