import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListAuditChoicesQuery } from '../../../api/resources/auditApi';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { lazyPart } from '../../../components/lazyPart';
import { SearchField } from '../../../components/inputs/SearchField';
import { ACTOR_KINDS, type AuditFilters } from './auditFilters';

const MoreAuditFilters = lazyPart(() =>
  import('./MoreAuditFilters').then((module) => module.MoreAuditFilters),
);

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** Order number, kind and person at hand; entity and days behind a button. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const { data: choices } = useListAuditChoicesQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { orderNo, group, who, entity, from, to } = filters;
  const people = [
    ...(choices?.people.map(({ userId, name, isStaff }) => ({
      value: userId,
      label: isStaff ? t('accountAudit.staff', { name }) : name,
    })) ?? []),
    ...ACTOR_KINDS.map((kind) => ({ value: kind, label: t(`accountAudit.kind.${kind}`) })),
  ];
  const groups = choices?.groups.map(({ name, word }) => ({ value: name, label: word })) ?? [];
  const about = choices?.entities.find(({ name }) => name === entity)?.word ?? entity;
  const labelOf = (list: { value: string; label: string }[], value: string) =>
    list.find((one) => one.value === value)?.label ?? value;
  const chip = (name: keyof AuditFilters, label: string | undefined) =>
    label === undefined
      ? []
      : [
          {
            id: name,
            label,
            onRemove: () => onChange({ ...filters, [name]: name === 'orderNo' ? '' : undefined }),
          },
        ];
  const active = [
    ...chip('orderNo', orderNo ? t('accountAudit.chip.orderNo', { text: orderNo }) : undefined),
    ...chip('group', group && labelOf(groups, group)),
    ...chip('who', who && labelOf(people, who)),
    ...chip('entity', about && t('accountAudit.chip.about', { what: about })),
    ...chip('from', from && t('accountAudit.chip.from', { day: from })),
    ...chip('to', to && t('accountAudit.chip.to', { day: to })),
  ];
  return (
    <FilterBar active={active} onClearAll={() => onChange({ orderNo: '' })}>
      <SearchField
        label={t('accountAudit.search')}
        placeholder={t('accountAudit.searchHint')}
        value={orderNo}
        onSearch={(text) => onChange({ ...filters, orderNo: text })}
      />
      <FilterSelect
        label={t('accountAudit.filter.group')}
        value={group ?? ''}
        options={groups}
        onChange={(value) => onChange(change(filters, 'group', value))}
      />
      <FilterSelect
        label={t('accountAudit.filter.person')}
        value={who ?? ''}
        options={people}
        onChange={(value) => onChange(change(filters, 'who', value))}
      />
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('accountAudit.filter.more')}
      </Button>
      {anchor && (
        <MoreAuditFilters
          anchor={anchor}
          filters={filters}
          entities={choices?.entities}
          onChange={onChange}
          onClose={() => setAnchor(null)}
        />
      )}
    </FilterBar>
  );
}

function change(filters: AuditFilters, name: keyof AuditFilters, value: string): AuditFilters {
  const { [name]: _, ...others } = filters;
  return { orderNo: '', ...others, ...(value && { [name]: value }) };
}
