import Box from '@mui/material/Box';

/** So many reasons say enough; the file has them all. */
const SHOWN = 5;

interface TaskOutcomesProps {
  done: string;
  refused: string | false;
  reasons: readonly string[];
}

/** How many records a deed has been done with so far, and why not with the others. */
export function TaskOutcomes({ done, refused, reasons }: TaskOutcomesProps) {
  return (
    <Box sx={{ fontSize: '0.8125rem' }}>
      <span>{refused ? `${done} · ${refused}` : done}</span>
      {refused && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
          {reasons.slice(0, SHOWN).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}
