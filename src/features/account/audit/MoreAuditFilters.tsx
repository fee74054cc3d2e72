import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useTranslation } from 'react-i18next';
import type { AuditChoices } from '../../../api/resources/auditApi';
import { ChoiceField } from '../../../components/inputs/ChoiceField';
import { DayRange } from '../../../components/inputs/DayRange';
import type { AuditFilters } from './auditFilters';

interface MoreAuditFiltersProps {
  anchor: HTMLElement;
  filters: AuditFilters;
  entities: AuditChoices['entities'] | undefined;
  onChange: (filters: AuditFilters) => void;
  onClose: () => void;
}

/** The entity of the events, and the days. A choice applies at once; the list behind shows it. */
export function MoreAuditFilters({ anchor, filters, entities, onChange, onClose }: MoreAuditFiltersProps) {
  const { t } = useTranslation();
  const { from: _from, to: _to, entity, ...others } = filters;
  const kept = { ...(filters.from && { from: filters.from }), ...(filters.to && { to: filters.to }) };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('accountAudit.filter.more'), sx: { mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2, width: { xs: 300, sm: 380 } }}>
        <ChoiceField
          label={t('accountAudit.filter.entity')}
          value={entities && entity ? entity : ''}
          choices={entities?.map(({ name, word }) => ({ value: name, label: word }))}
          onChange={(value) => onChange({ ...others, ...kept, ...(value && { entity: value }) })}
        />
        <DayRange
          labels={[t('accountAudit.filter.from'), t('accountAudit.filter.to')]}
          from={filters.from}
          to={filters.to}
          onChange={(from, to) =>
            onChange({ ...others, ...(entity && { entity }), ...(from && { from }), ...(to && { to }) })
          }
        />
      </Box>
    </Popover>
  );
}
