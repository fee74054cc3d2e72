import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedPackage } from '../../api/resources/packagesApi';
import { MoneyText } from '../../components/data/MoneyText';
import { TextLink } from '../../components/layout/TextLink';
import { OwnPriceNote } from './OwnPriceNote';
import { detailPath } from './packagePaths';
import { PackageTags } from './PackageTags';
import { itemCount } from './packageWords';

const SHOWN = 5;

/** One package at a glance: what for, what is in it, what it costs and takes, how often it is ordered. */
export function PackageCard({ row }: { row: ListedPackage }) {
  const { t } = useTranslation();
  const id = useId();
  const rest = row.items.length - SHOWN;
  return (
    <Card
      component="li"
      aria-labelledby={id}
      sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <Typography
          variant="h2"
          id={id}
          sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', fontSize: '1rem' }}
        >
          <TextLink to={detailPath(row.packageId)}>{row.name}</TextLink>
        </Typography>
        <PackageTags {...row} />
      </Box>
      {row.description && (
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{row.description}</Box>
      )}
      <Box sx={{ fontSize: '0.8125rem' }}>
        {row.items
          .slice(0, SHOWN)
          .map(({ name }) => name)
          .join(t('packages.joint'))}
        {rest > 0 && `${t('packages.joint')}${t('packages.more', { count: rest })}`}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="strong" sx={{ fontSize: '1.0625rem' }}>
          <MoneyText fen={row.price} />
        </Box>
        <OwnPriceNote standardPrice={row.standardPrice} />
        <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
          {[
            row.workingDays !== null && t('packages.days', { count: row.workingDays }),
            t('packages.items', { count: itemCount(row.items) }),
            row.positionClass && t(`packages.class.${row.positionClass}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {row.ordersLately !== null && (
        <Box sx={{ color: 'look.ink3', fontSize: '0.8125rem' }}>
          {row.ordersLately > 0
            ? t('packages.ordered', { count: row.ordersLately })
            : t('packages.notOrdered')}
        </Box>
      )}
    </Card>
  );
}
