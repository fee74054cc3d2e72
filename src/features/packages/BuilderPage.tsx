import { CODE } from '@probity/contract/codeNames';
import { LONGEST_NAME } from '@probity/contract/rules/packageDraft';
import { lengthOf } from '@probity/contract/rules/plainText';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  useGetPackageQuery,
  useListCatalogueItemsQuery,
  type CatalogueItem,
  type PackageDetail,
} from '../../api/resources/packagesApi';
import { shownError } from '../../api/transport/shownError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { Builder, type BuilderProps } from './Builder';
import { newPackage, valuesOf } from './builderValues';

const NothingHere = lazyPart(() =>
  import('../../components/feedback/NothingHere').then((module) => module.NothingHere),
);

/** `/mealManage/add`: a new package; with `from` a copy of another one, with `id` the next version of an own one. */
export function BuilderPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const packageId = search.get('id') ?? search.get('from');
  const catalogue = useListCatalogueItemsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { currentData, error, refetch } = useGetPackageQuery(packageId ? { packageId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const fault = (!currentData && shownError(error)) || (!catalogue.data && shownError(catalogue.error));
  if (fault) {
    // An address that names no package leads back to them.
    const isNone = [CODE.NOT_FOUND, CODE.FIELDS_WRONG].some((code) => code === fault.code);
    if (isNone) return <NothingHere message={fault.msg} to="/mealManage" label={t('titles.mealManage')} />;
    const handleRetry = () => void (error ? refetch() : catalogue.refetch());
    return <ErrorState headingLevel="h1" message={fault.msg} onRetry={handleRetry} />;
  }
  if (!catalogue.data || (packageId && !currentData)) return <PageSkeleton />;
  return (
    <Opened
      key={search.toString()}
      catalogue={catalogue.data}
      detail={currentData}
      isCopy={!search.get('id')}
    />
  );
}

interface OpenedProps {
  catalogue: readonly CatalogueItem[];
  detail: PackageDetail | undefined;
  isCopy: boolean;
}

function Opened({ catalogue, detail, isCopy }: OpenedProps) {
  const { t } = useTranslation();
  const shown = detail?.draft ?? detail?.current;
  if (!detail || !shown) return <NewPackage initial={newPackage()} catalogue={catalogue} />;
  if (isCopy) {
    const source = detail.current ?? shown;
    const room = LONGEST_NAME - lengthOf(t('packages.builder.copyOf', { name: '' }));
    const name = [...source.name].slice(0, room).join('').trim();
    const initial = valuesOf(source, t('packages.builder.copyOf', { name }));
    return <NewPackage initial={initial} catalogue={catalogue} />;
  }
  if (!detail.isOwn) return <NothingHere to="/mealManage" label={t('titles.mealManage')} />;
  const { packageId, draft, current } = detail;
  return (
    <>
      <PageHeader title={t('packages.builder.titleChange', { name: current?.name ?? shown.name })} />
      <Builder
        initial={valuesOf(shown)}
        opened={{ packageId, savedAt: shown.savedAt, isDraft: draft !== null }}
        presentPrice={current?.price}
        catalogue={catalogue}
      />
    </>
  );
}

function NewPackage(start: Pick<BuilderProps, 'initial' | 'catalogue'>) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('packages.builder.titleNew')} />
      <Builder {...start} opened={{}} presentPrice={undefined} />
    </>
  );
}
