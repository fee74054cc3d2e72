import { styled } from '@mui/material/styles';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(2),
  left: theme.spacing(2),
  right: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  pointerEvents: 'none',
}));

const Words = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
}));

/** Toasts as plain words, for when the toast component could not be fetched. */
export function PlainToasts({ messages }: { messages: readonly string[] }) {
  return (
    <Place role="alert">
      {messages.map((message) => (
        <Words key={message}>{message}</Words>
      ))}
    </Place>
  );
}
