import Box from '@mui/material/Box';

/** Text as it went over the wire, nothing of it interpreted. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        m: 0,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'look.neutralSoft',
        overflowX: 'auto',
        fontSize: '0.8125rem',
      }}
    >
      {text}
    </Box>
  );
}
