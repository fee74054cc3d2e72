import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface SpacerProps {
  height: number;
  colSpan?: number;
  /** Its rows could not be brought: says so where somebody looks, and tries again. */
  onRetry?: () => void;
}

/** The room of rows that are not drawn. */
export function Spacer({ height, colSpan, onRetry }: SpacerProps) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden={onRetry ? undefined : true} className="spacer" style={{ height }}>
      {onRetry ? (
        // What is cut off holds nothing in place.
        <td colSpan={colSpan} style={{ overflow: 'visible', verticalAlign: 'top' }}>
          <Failed onRetry={onRetry} />
        </td>
      ) : (
        <td />
      )}
    </tr>
  );
}

/** Below the head of the table, wherever in the room one is. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      sx={{ position: 'sticky', top: 48, display: 'flex', alignItems: 'center', gap: 2, px: 1.5, py: 1 }}
    >
      {t('common.state.error')}
      <Button size="small" variant="outlined" onClick={onRetry}>
        {t('common.action.retry')}
      </Button>
    </Box>
  );
}
