import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/layout/TextLink';
import { entryOf } from '../routing/fromParameter';
import type { RouteEntry } from '../routing/routeEntry';

/** The path to a screen, from the route table; nothing on a screen of the menu itself. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  if (!entry?.parent) return null;
  return (
    <Box
      component="nav"
      aria-label={t('shell.breadcrumbs')}
      className="no-print"
      sx={{ typography: 'caption', color: 'look.ink3', mb: 0.5 }}
    >
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          listStyle: 'none',
          m: 0,
          p: 0,
          '& > li + li::before': { content: '"›"', mx: 1 },
          '& a': { color: 'inherit' },
        }}
      >
        {parentsOf(entry).map((parent) => (
          <li key={parent.path}>
            <TextLink to={parent.path}>{t(parent.titleKey)}</TextLink>
          </li>
        ))}
        <li aria-current="page">{t(entry.titleKey)}</li>
      </Box>
    </Box>
  );
}

function parentsOf(entry: RouteEntry): RouteEntry[] {
  const parent = entry.parent === undefined ? undefined : entryOf(entry.parent);
  return parent ? [...parentsOf(parent), parent] : [];
}
