import { MOST_COPIES, mayRepeat } from '@probity/contract/rules/packageDraft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { useListCatalogueItemsQuery } from '../../../api/resources/packagesApi';
import type { StandardPackageItem } from '../../../api/resources/standardPackagesApi';
import { CompactSelect } from '../../../components/inputs/CompactSelect';

interface ItemsFieldProps {
  items: readonly StandardPackageItem[];
  error: string | undefined;
  inputRef: (input: HTMLElement | null) => void;
  onChange: (items: StandardPackageItem[]) => void;
}

const COPIES = Array.from({ length: MOST_COPIES }, (_, index) => index + 1);

/** The items of a standard package: copies, taken out, added. They are kept in the order of the catalogue. */
export function ItemsField({ items, error, inputRef, onChange }: ItemsFieldProps) {
  const { t } = useTranslation();
  const { data: catalogue = [] } = useListCatalogueItemsQuery();
  const kindOf = (code: string) => catalogue.find(({ itemCode }) => itemCode === code);
  const rest = catalogue.filter(({ itemCode }) => !items.some((one) => one.itemCode === itemCode));
  const withCopies = (code: string, copies: number) =>
    items.map((one) => (one.itemCode === code ? { ...one, copies } : one));
  return (
    <Box role="group" aria-label={t('standardPackages.field.items')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{t('standardPackages.field.items')}</Box>
      {items.map(({ itemCode, copies }) => {
        const name = kindOf(itemCode)?.name ?? itemCode;
        return (
          <Box key={itemCode} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>{name}</Box>
            {mayRepeat(kindOf(itemCode)) && (
              <CompactSelect
                aria-label={t('standardPackages.copies', { name })}
                value={copies}
                onChange={(event) => onChange(withCopies(itemCode, Number(event.target.value)))}
              >
                {COPIES.map((count) => (
                  <option key={count} value={count}>
                    {`× ${count}`}
                  </option>
                ))}
              </CompactSelect>
            )}
            <Button
              size="small"
              aria-label={t('standardPackages.removeOne', { name })}
              onClick={() => onChange(items.filter((one) => one.itemCode !== itemCode))}
            >
              {t('standardPackages.remove')}
            </Button>
          </Box>
        );
      })}
      <CompactSelect
        ref={inputRef}
        aria-label={t('standardPackages.add')}
        aria-invalid={error !== undefined}
        value=""
        onChange={(event) => onChange([...items, { itemCode: event.target.value, copies: 1 }])}
      >
        <option value="" disabled>
          {t('standardPackages.add')}
        </option>
        {rest.map(({ itemCode, name }) => (
          <option key={itemCode} value={itemCode}>
            {name}
          </option>
        ))}
      </CompactSelect>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
