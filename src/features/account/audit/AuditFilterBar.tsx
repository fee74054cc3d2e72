import { useTranslation } from 'react-i18next';
import { useListAuditChoicesQuery } from '../../../api/resources/auditApi';
import { DayFilter } from '../../../components/inputs/DayFilter';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { SearchField } from '../../../components/inputs/SearchField';
import { ACTOR_KINDS, type AuditFilters } from './auditFilters';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** Words, kind and action, person, kind of thing, and days. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation();
  const { data: choices } = useListAuditChoicesQuery();
  const { q, group, action, who, entity, from, to } = filters;
  const people = [
    ...(choices?.people.map(({ userId, name, isStaff }) => ({
      value: userId,
      label: isStaff ? t('accountAudit.staff', { name }) : name,
    })) ?? []),
    ...ACTOR_KINDS.map((kind) => ({ value: kind, label: t(`accountAudit.kind.${kind}`) })),
  ];
  const groups = choices?.groups.map(({ name, word }) => ({ value: name, label: word })) ?? [];
  const entities = choices?.entities.map(({ name, word }) => ({ value: name, label: word })) ?? [];
  const labelOf = (list: { value: string; label: string }[], value: string) =>
    list.find((one) => one.value === value)?.label ?? value;
  const all = choices?.actions ?? [];
  const actions = all
    .filter((one) => group === undefined || one.group === group)
    .map(({ name, word, group: of }) => ({
      value: name,
      label: word,
      group: group === undefined ? labelOf(groups, of) : undefined,
    }));
  const change = (changed: Partial<AuditFilters>) => {
    const next = { ...filters, ...changed };
    // An action of another kind would find nothing.
    const isOther = all.some((one) => one.name === next.action && next.group && one.group !== next.group);
    onChange(isOther ? { ...next, action: undefined } : next);
  };
  const lists: Partial<Record<keyof AuditFilters, { value: string }[]>> = {
    ...{ group: groups, action: actions, who: people, entity: entities },
  };
  const chip = (name: keyof AuditFilters, label: string | undefined) =>
    label === undefined
      ? []
      : [
          {
            ...{ id: name, label },
            onRemove: () => change({ [name]: name === 'q' ? '' : undefined }),
            // What is no choice any more stands in the chip alone.
            isInField: name !== 'q' && (lists[name]?.some(({ value }) => value === filters[name]) ?? true),
          },
        ];
  const active = [
    ...chip('q', q ? t('accountAudit.chip.q', { text: q }) : undefined),
    ...chip('group', group && labelOf(groups, group)),
    ...chip('action', action && labelOf(actions, action)),
    ...chip('who', who && labelOf(people, who)),
    ...chip('entity', entity && t('accountAudit.chip.about', { what: labelOf(entities, entity) })),
    ...chip('from', from && t('accountAudit.chip.from', { day: from })),
    ...chip('to', to && t('accountAudit.chip.to', { day: to })),
  ];
  return (
    <FilterBar
      active={active}
      onClearAll={() => onChange({ q: '' })}
      search={
        <SearchField
          label={t('accountAudit.search')}
          placeholder={t('accountAudit.searchHint')}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
      }
    >
      <FilterSelect
        label={t('accountAudit.filter.group')}
        value={group ?? ''}
        options={groups}
        onChange={(value) => change({ group: value || undefined })}
      />
      <FilterSelect
        label={t('accountAudit.filter.action')}
        value={action ?? ''}
        options={actions}
        onChange={(value) => change({ action: value || undefined })}
      />
      <FilterSelect
        label={t('accountAudit.filter.person')}
        value={who ?? ''}
        options={people}
        onChange={(value) => change({ who: value || undefined })}
      />
      <FilterSelect
        label={t('accountAudit.filter.entity')}
        value={entity ?? ''}
        options={entities}
        onChange={(value) => change({ entity: value || undefined })}
      />
      <DayFilter
        labels={[t('accountAudit.filter.from'), t('accountAudit.filter.to')]}
        from={from}
        to={to}
        onChange={(first, last) => change({ from: first, to: last })}
      />
    </FilterBar>
  );
}
