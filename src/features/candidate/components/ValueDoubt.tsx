import Box from '@mui/material/Box';

/** A doubt about a value, told apart from the help by its colour and its presence. */
export function ValueDoubt({ words }: { words: string }) {
  return (
    <Box component="span" sx={{ color: 'lamp.yellow' }}>
      {words}
    </Box>
  );
}
