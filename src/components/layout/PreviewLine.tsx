import Box from '@mui/material/Box';

interface PreviewLineProps {
  label: string;
  /** Right behind the label, with what divides them. */
  note?: string | undefined;
  /** What stands below the field. */
  below?: string | undefined;
}

/** A field of a form in a PhonePreview, with room for what would be typed. */
export function PreviewLine({ label, note, below }: PreviewLineProps) {
  return (
    <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {label}
      {note && (
        <Box component="span" sx={{ color: 'look.ink3' }}>
          {note}
        </Box>
      )}
      <Box
        aria-hidden
        sx={{ mt: 0.25, height: 32, border: 1, borderColor: 'look.lineField', borderRadius: 1 }}
      />
      {below && <Box sx={{ color: 'text.secondary' }}>{below}</Box>}
    </Box>
  );
}
