import Box from '@mui/material/Box';

interface KeepPhoneProps {
  label: string;
  isKept: boolean;
  onChange: (isKept: boolean) => void;
}

/** The browser's own checkbox: this stands in index.html, which has no room for the styles of a drawn one. */
export function KeepPhone({ label, isKept, onChange }: KeepPhoneProps) {
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 24,
        fontSize: '0.8125rem',
        '& input': { width: 16, height: 16, m: 0, accentColor: theme.vars.palette.primary.main },
      })}
    >
      <input type="checkbox" checked={isKept} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </Box>
  );
}
