import { limitRanges } from '@probity/contract/rules/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { KeptLimit } from '../../../api/resources/limitsApi';

interface LimitRowProps {
  limit: KeptLimit;
  onChange: () => void;
}

/** One limit in words: of what and in which time, between what it may be, and what it is now. */
export function LimitRow({ limit: { name, value, since, planned }, onChange }: LimitRowProps) {
  const { t } = useTranslation();
  const words = t(`limits.name.${name}`);
  return (
    <tr>
      <td>
        <Box sx={{ fontWeight: 600 }}>{words}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t(`limits.unit.${name.startsWith('sms') ? 'smsADay' : 'atOnce'}`, { ...limitRanges[name] })}
        </Box>
        {since && <Box sx={{ color: 'text.secondary' }}>{t('limits.since', { day: since })}</Box>}
        {planned && <div>{t('limits.planned', { day: planned.effectiveOn, value: planned.value })}</div>}
        {!planned && (
          <Button
            size="small"
            sx={{ ml: -1 }}
            aria-label={t('limits.change.title', { name: words })}
            onClick={onChange}
          >
            {t('limits.change.action')}
          </Button>
        )}
      </td>
      <td className="sum">{value}</td>
    </tr>
  );
}
