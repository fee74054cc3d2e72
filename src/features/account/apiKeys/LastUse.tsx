import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../api/resources/apiKeysApi';
import { Moment } from '../../../components/data/Moment';

const DAY_MS = 86_400_000;

/** When a key was used last; used within the last day, it warns that somebody will be refused. */
export function LastUse({ apiKey: { lastUsedAt, lastUsedNetwork }, warning }: LastUseProps) {
  const { t } = useTranslation();
  // As the question is asked: what is warned of does not change under the reader.
  const [now] = useState(Date.now);
  if (!lastUsedAt) return <div>{t('accountApiKeys.lastUse.never')}</div>;
  return (
    <>
      <div>
        {t('accountApiKeys.lastUse.at')}
        <Moment at={lastUsedAt} />
        {lastUsedNetwork && t('accountApiKeys.lastUse.from', { network: lastUsedNetwork })}
      </div>
      {warning && now - Date.parse(lastUsedAt) < DAY_MS && (
        <Box role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
          {warning}
        </Box>
      )}
    </>
  );
}

interface LastUseProps {
  apiKey: ApiKey;
  /** Said where it was used within the last 24 hours. */
  warning?: string | false;
}
