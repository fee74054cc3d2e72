import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '../../../api/resources/batchesApi';
import { CompactSelect } from '../../../components/inputs/CompactSelect';
import type { RowFilter, RowStore } from '../grid/rowStore';

const kinds = ['all', 'faulty', 'ready', 'dropped'] as const;
type Kind = (typeof kinds)[number] | 'group' | 'duplicates';

const kindOf = ({ states, group, duplicates }: RowFilter): Kind => {
  if (group !== undefined) return 'group';
  if (duplicates) return 'duplicates';
  return (states?.[0] as Kind | undefined) ?? 'all';
};

interface RowFilterBarProps {
  batch: Batch;
  store: RowStore;
  onShow: (filter: RowFilter) => void;
}

/** Which rows the grid shows, with how many there are of each. Chosen again, rows mended meanwhile go. */
export function RowFilterBar({ batch: { counts }, store, onShow }: RowFilterBarProps) {
  const { t, i18n } = useTranslation();
  const filter = useSyncExternalStore(store.subscribe, store.filter);
  const number = new Intl.NumberFormat(i18n.language);
  const kind = kindOf(filter);
  const countOf = (one: (typeof kinds)[number]) => counts[one === 'all' ? 'rows' : one];
  const special = kind === 'group' || kind === 'duplicates' ? kind : undefined;
  return (
    <Box role="group" aria-label={t('batch.filter.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <CompactSelect
        aria-label={t('batch.filter.label')}
        value={kind}
        onChange={({ target: { value } }) =>
          onShow(value === 'all' ? {} : { states: [value as Exclude<(typeof kinds)[number], 'all'>] })
        }
      >
        {special && <option value={special}>{t(`batch.filter.${special}`)}</option>}
        {kinds.map((one) => (
          <option key={one} value={one}>
            {`${t(`batch.filter.${one}`)} (${number.format(countOf(one))})`}
          </option>
        ))}
      </CompactSelect>
    </Box>
  );
}
