import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { lazyPart } from '../../../components/lazyPart';
import { Section } from '../../../components/layout/Section';
import { OwnTasks } from '../../../domain/task/OwnTasks';
import { loadPhrases } from '../../../i18n/i18n';

const ExportDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./ExportDialog'), loadPhrases('lostPhone')]);
  return module.ExportDialog;
});

const TASKS = ['account.export'] as const;

/** Everything that is the account's own as one file: what is in it, what is masked, and those under way. */
export function ExportSection() {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('accountLeaving.export.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25 }}>
        <div>{t('accountLeaving.export.what')}</div>
        <div>{t('accountLeaving.export.masked')}</div>
        <Box sx={{ color: 'text.secondary' }}>
          {t('accountLeaving.export.kept', { days: TASK_KEPT_DAYS })}
        </Box>
        <OwnTasks kinds={TASKS} />
        <Button sx={{ justifySelf: 'start' }} variant="contained" onClick={() => setAsking(true)}>
          {t('accountLeaving.export.button')}
        </Button>
      </Box>
      {isAsking && <ExportDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
