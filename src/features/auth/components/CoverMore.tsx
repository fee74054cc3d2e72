import Box from '@mui/material/Box';
import { CoverContact } from './CoverContact';
import { CoverSteps } from './CoverSteps';
import { coverWidth } from './CoverBar';
import { CoverWays } from './CoverWays';

/** The cover below its head: its users, the steps of a check, how it is reached. */
export function CoverMore() {
  return (
    <>
      <Box sx={{ ...coverWidth, display: 'grid', gap: 7, py: { xs: 5, md: 8 } }}>
        <CoverWays />
        <CoverSteps />
      </Box>
      <Box
        component="footer"
        sx={{ mt: 'auto', borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
      >
        <Box sx={{ ...coverWidth, py: 2.5, minHeight: 61 }}>
          <CoverContact />
        </Box>
      </Box>
    </>
  );
}
