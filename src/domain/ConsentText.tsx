import Box from '@mui/material/Box';

interface ConsentTextProps {
  text: { title: string; paragraphs: readonly string[] };
  /** The version in words. */
  version: string;
}

/** The whole consent to be signed. It scrolls in its own frame, by keyboard too. */
export function ConsentText({ text, version }: ConsentTextProps) {
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={text.title}
      sx={{
        maxHeight: 300,
        overflowY: 'auto',
        p: 2,
        border: 1,
        borderColor: 'look.lineField',
        borderRadius: 1,
        fontSize: '0.9375rem',
        '& p': { mt: 1.25, mb: 0 },
      }}
    >
      <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
        {text.title}
      </Box>
      {text.paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <Box component="p" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
        {version}
      </Box>
    </Box>
  );
}
