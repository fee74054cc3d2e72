import { useTranslation } from 'react-i18next';

interface SelectAllProps {
  allSelected: boolean;
  someSelected: boolean;
  /** The rows are there. */
  hasRows: boolean;
  onToggleAll: () => void;
}

/** The box that selects every row that is loaded. */
export function SelectAll({ allSelected, someSelected, hasRows, onToggleAll }: SelectAllProps) {
  const { t } = useTranslation();
  return (
    <input
      type="checkbox"
      checked={allSelected}
      disabled={!hasRows}
      ref={(input) => {
        if (input) input.indeterminate = someSelected && !allSelected;
      }}
      onChange={onToggleAll}
      aria-label={t('components.table.selectAll')}
    />
  );
}
