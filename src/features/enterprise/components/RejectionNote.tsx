import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

/** Why a submission was rejected, above the form that corrects it. */
export function RejectionNote({ title, reason }: { title: string; reason: string }) {
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <AlertTitle>{title}</AlertTitle>
      {reason}
    </Alert>
  );
}
