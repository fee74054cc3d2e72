import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteRegistrationTagMutation } from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { FilterChip } from '../../components/inputs/FilterChip';

/** The words of the enterprise's list, each deleted after a question. */
export function TagList({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<string>();
  const [drop] = useDeleteRegistrationTagMutation();
  const { send, isRunning } = useSubmit((name: string) => drop({ registrationTagKey: { name } }), {
    onEnd: () => setAsking(undefined),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {names.map((name) => (
        <FilterChip
          key={name}
          label={name}
          removeLabel={t('applications.tags.delete', { name })}
          onRemove={() => setAsking(name)}
        />
      ))}
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={t('applications.tags.deleteTitle', { name: asking ?? '' })}
        confirmLabel={t('applications.tags.deleteConfirm')}
        isDangerous
        isRunning={isRunning}
        onConfirm={() => asking && void send(asking)}
        onCancel={() => setAsking(undefined)}
      >
        {t('applications.tags.deleteBody')}
      </ConfirmDialog>
    </Box>
  );
}
