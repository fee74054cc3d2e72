import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { differingParts, toInput, type FindingInput } from '../../findingInput';
import type { SaveTrouble } from '../../hooks/useSaveFinding';

interface SaveNoticeProps {
  trouble: SaveTrouble;
  input: FindingInput;
  onMine: () => void;
  onTheirs: () => void;
}

/** The reason why an item was not saved or not completed. The typed text is never touched. */
export function SaveNotice({ trouble, input, onMine, onTheirs }: SaveNoticeProps) {
  const { t } = useTranslation();
  if (trouble.kind !== 'conflict') {
    return (
      <Alert severity={trouble.kind === 'missing' ? 'warning' : 'error'} role="alert">
        {t(trouble.kind === 'missing' ? 'report.draft.missing' : 'report.draft.failed', {
          reason: trouble.reason,
        })}
      </Alert>
    );
  }
  const parts = differingParts(toInput(trouble.theirs), input);
  return (
    <Alert severity="warning" role="alert">
      <AlertTitle>{t('report.draft.conflict.title')}</AlertTitle>
      {parts.length > 0
        ? t('report.draft.conflict.body', {
            fields: parts.map((part) => t(`report.draft.fieldNames.${part}`)).join(t('reportBody.comma')),
          })
        : t('report.draft.conflict.bodySame')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" onClick={onMine}>
          {t('report.draft.conflict.mine')}
        </Button>
        <Button size="small" color="inherit" onClick={onTheirs}>
          {t('report.draft.conflict.theirs')}
        </Button>
      </Box>
    </Alert>
  );
}
