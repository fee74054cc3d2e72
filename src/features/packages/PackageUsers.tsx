import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PackageUse } from '../../api/resources/packagesApi';
import { Moment } from '../../components/data/Moment';
import { Section } from '../../components/layout/Section';

/** Who ordered with a package lately: people and programs. */
export function PackageUsers({ use: { days, checks, lastAt, people } }: { use: PackageUse }) {
  const { t } = useTranslation();
  if (lastAt === null)
    return <Section title={t('packages.use.title')}>{t('packages.use.none', { days })}</Section>;
  return (
    <Section title={t('packages.use.title')}>
      <Box sx={{ mb: 1 }}>
        {t('packages.use.checks', { count: checks, days })} <Moment at={lastAt} />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {people.map(({ name, isKey, checks: own }, index) => (
          <Box
            component="li"
            key={index}
            sx={{ display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {name || t('packages.use.nobody')}
              {isKey && (
                <Box component="span" sx={{ color: 'look.ink3' }}>{` · ${t('packages.use.key')}`}</Box>
              )}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {own}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
