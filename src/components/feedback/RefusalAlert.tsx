import Alert from '@mui/material/Alert';

/** A refusal that stands at no field. Fetched when there is one: `lazyPart`. */
export function RefusalAlert({ message }: { message: string }) {
  return <Alert severity="error">{message}</Alert>;
}
