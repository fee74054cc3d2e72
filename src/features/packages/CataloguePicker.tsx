import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { fitsPosition, type PositionClass } from '@probity/contract/rules/proportionality';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueItem } from '../../api/resources/packagesApi';
import { MoneyText } from '../../components/data/MoneyText';
import { StatusTag } from '../../components/data/StatusTag';
import { Section } from '../../components/layout/Section';
import { catalogueFound } from './builderValues';
import { useMisfitWords } from './useMisfitWords';

interface CataloguePickerProps {
  catalogue: readonly CatalogueItem[];
  positionClass: PositionClass;
  chosen: readonly string[];
  onAdd: (itemCode: string) => void;
}

/** Every kind of check by category, searched by words; what hardly fits the position says so where it is picked. */
export function CataloguePicker({ catalogue, positionClass, chosen, onAdd }: CataloguePickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const groups = catalogueFound(catalogue, typed);
  return (
    <Section
      title={t('packages.builder.catalogue.title')}
      aside={
        <OutlinedInput
          size="small"
          type="search"
          value={typed}
          placeholder={t('packages.builder.catalogue.hint')}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ input: { 'aria-label': t('packages.builder.catalogue.search'), maxLength: 60 } }}
        />
      }
    >
      {groups.length === 0 && t('packages.builder.catalogue.none')}
      {groups.map(({ category, items }) => (
        <Box key={category} sx={{ mb: 1.5 }}>
          <Box component="h3" sx={{ m: 0, fontSize: '0.8125rem', color: 'look.ink3' }}>
            {t(`packages.builder.category.${category}`)}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {items.map((item) => (
              <Offered
                key={item.itemCode}
                item={item}
                isFit={fitsPosition(item.itemCode, positionClass)}
                isChosen={chosen.includes(item.itemCode)}
                onAdd={() => onAdd(item.itemCode)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Section>
  );
}

interface OfferedProps {
  item: CatalogueItem;
  isFit: boolean;
  isChosen: boolean;
  onAdd: () => void;
}

function Offered({ item, isFit, isChosen, onAdd }: OfferedProps) {
  const { t } = useTranslation();
  const misfit = useMisfitWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'start',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 600 }}>
          {item.name}
          {item.sensitive && <StatusTag>{t('packages.builder.sensitive')}</StatusTag>}
          {!isFit && <StatusTag tone="yellow">{t('packages.builder.unfit')}</StatusTag>}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{item.what}</Box>
        {!isFit && <Box sx={{ fontSize: '0.8125rem', color: 'warning.main' }}>{misfit(item.itemCode)}</Box>}
        <Box sx={{ fontSize: '0.8125rem', color: 'look.ink3' }}>
          <MoneyText fen={item.price} />
          {` · ${t('packages.days', { count: item.workingDays })}`}
        </Box>
      </Box>
      {/* The same button before and after, which keeps the focus. */}
      <Button
        size="small"
        variant={isChosen ? 'text' : 'outlined'}
        color={isChosen ? 'inherit' : 'primary'}
        aria-disabled={isChosen}
        aria-label={t(
          isChosen ? 'packages.builder.catalogue.addedOne' : 'packages.builder.catalogue.addOne',
          {
            item: item.name,
          },
        )}
        onClick={isChosen ? undefined : onAdd}
      >
        {t(isChosen ? 'packages.builder.catalogue.added' : 'packages.builder.catalogue.add')}
      </Button>
    </Box>
  );
}
