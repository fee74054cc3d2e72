import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useListAllPackagesQuery, type ListedPackage } from '../../api/resources/packagesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { CompactSelect } from '../../components/inputs/CompactSelect';
import { FilterBar } from '../../components/inputs/FilterBar';
import { SearchField } from '../../components/inputs/SearchField';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { selectUserInfo } from '../../session/selectors';
import { PackageCard } from './PackageCard';
import { packageKinds, packagesFound } from './packageFilters';

// Cards are what is shown first.
const PackageTable = lazyPart(() => import('./PackageTable').then((module) => module.PackageTable));

// Operators alone keep the catalogue.
const OperatorParts = lazyPart(async () => {
  const [module] = await Promise.all([import('./catalogue/OperatorParts'), loadPhrases('catalogue')]);
  return module.OperatorParts;
});

const VIEWS = ['cards', 'list'] as const;

/** `/mealManage`: every package of the enterprise, as cards or as a list. */
export function PackagesPage() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  return (
    <>
      <PageHeader
        title={t('titles.mealManage')}
        primary={
          permissions.includes('package.manage') && (
            <Button component={Link} to="/mealManage/add" variant="contained">
              {t('packages.new')}
            </Button>
          )
        }
      />
      {permissions.includes('catalogue.manage') ? (
        <OperatorParts>
          <Packages mayManage={false} />
        </OperatorParts>
      ) : (
        <Packages mayManage={permissions.includes('package.manage')} />
      )}
    </>
  );
}

function Packages({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ color: 'text.secondary', maxWidth: 720, mb: 2 }}>{t('packages.lead')}</Box>
      <PackageList mayManage={mayManage} />
    </>
  );
}

function PackageList({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useListAllPackagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const kind = packageKinds.find((one) => one === search.get('kind')) ?? 'all';
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'cards';
  const text = search.get('q') ?? '';
  // Where an operator is.
  const tab = search.get('tab');
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const put = (name: string, value: string, isDefault: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isDefault) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const rows = packagesFound(data, kind, text);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <FilterBar
          active={
            kind === 'all'
              ? []
              : [
                  {
                    ...{ id: 'kind', label: t(`packages.kinds.${kind}`), isInField: true },
                    onRemove: () => put('kind', 'all', true),
                  },
                ]
          }
          onClearAll={() => put('kind', 'all', true)}
          search={
            <SearchField
              label={t('packages.search')}
              placeholder={t('packages.searchHint')}
              value={text}
              onSearch={(typed) => put('q', typed, typed.trim() === '')}
            />
          }
        >
          <CompactSelect
            aria-label={t('packages.kind')}
            value={kind}
            onChange={(event) => put('kind', event.target.value, event.target.value === 'all')}
          >
            {packageKinds.map((one) => (
              <option key={one} value={one}>
                {t(`packages.kinds.${one}`)}
              </option>
            ))}
          </CompactSelect>
        </FilterBar>
        <CompactSelect
          aria-label={t('packages.view')}
          value={view}
          onChange={(event) => put('view', event.target.value, event.target.value === 'cards')}
        >
          {VIEWS.map((one) => (
            <option key={one} value={one}>
              {t(`packages.views.${one}`)}
            </option>
          ))}
        </CompactSelect>
      </Box>
      {rows.length === 0 ? (
        <EmptyState
          title={t('packages.none.title')}
          body={t('packages.none.body')}
          action={
            <Button variant="outlined" onClick={() => setSearch(tab ? { tab } : {}, { replace: true })}>
              {t('packages.none.all')}
            </Button>
          }
        />
      ) : (
        <Shown view={view} rows={rows} mayManage={mayManage} />
      )}
    </>
  );
}

interface ShownProps {
  view: (typeof VIEWS)[number];
  rows: readonly ListedPackage[];
  mayManage: boolean;
}

function Shown({ view, rows, mayManage }: ShownProps) {
  const { t } = useTranslation();
  if (view === 'list') return <PackageTable rows={rows} mayManage={mayManage} />;
  return (
    <Box
      component="ul"
      aria-label={t('packages.table')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {rows.map((row) => (
        <PackageCard key={row.packageId} row={row} />
      ))}
    </Box>
  );
}
