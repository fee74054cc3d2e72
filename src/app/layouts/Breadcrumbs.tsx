import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { entryOf } from '../fromParameter';
import type { RouteEntry } from '../routeTable';

/** The way down to a screen, from the route table; nothing on a screen of the menu itself. */
export function Breadcrumbs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entry = entryOf(pathname);
  if (!entry?.parent) return null;
  return (
    <MuiBreadcrumbs
      aria-label={t('app.breadcrumbs')}
      separator="›"
      className="no-print"
      sx={{ fontSize: '0.78125rem', color: 'look.ink3', mb: 0.5 }}
    >
      {parentsOf(entry).map((parent) => (
        <MuiLink key={parent.path} component={Link} to={parent.path} variant="caption" color="inherit">
          {t(parent.titleKey)}
        </MuiLink>
      ))}
      <Typography variant="caption" aria-current="page">
        {t(entry.titleKey)}
      </Typography>
    </MuiBreadcrumbs>
  );
}

function parentsOf(entry: RouteEntry): RouteEntry[] {
  const parent = entry.parent === undefined ? undefined : entryOf(entry.parent);
  return parent ? [...parentsOf(parent), parent] : [];
}
