import { CODE } from '@probity/contract/codeNames';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetPackageQuery, type PackageDetail, type PackageVersion } from '../../api/resources/packagesApi';
import { shownError } from '../../api/transport/shownError';
import { MoneyText } from '../../components/data/MoneyText';
import { ErrorState } from '../../components/feedback/ErrorState';
import { Notice } from '../../components/feedback/Notice';
import { NothingHere } from '../../components/feedback/NothingHere';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { SummaryHeader } from '../../components/layout/SummaryHeader';
import { TextLink } from '../../components/layout/TextLink';
import { lazyPart } from '../../components/lazyPart';
import { loadPhrases } from '../../i18n/i18n';
import { formatDateTime } from '../../lib/dates';
import { isUuid } from '../../lib/isUuid';
import { selectUserInfo } from '../../session/selectors';
import { OwnPriceList } from './OwnPriceList';
import { OwnPriceNote } from './OwnPriceNote';
import { changePath, copyPath } from './packagePaths';
import { PackageItems } from './PackageItems';
import { PackageTags } from './PackageTags';
import { PackageUsers } from './PackageUsers';
import { SwitchButton } from './SwitchButton';
import { VersionList } from './VersionList';

const FormPreview = lazyPart(async () => {
  const [module] = await Promise.all([import('./FormPreview'), loadPhrases('candidate')]);
  return module.FormPreview;
});

/** `/mealManage/detail`: what a package is made of, who uses it, and what it was before. */
export function PackageDetailPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const packageId = search.get('id') ?? '';
  const isId = isUuid(packageId);
  const { currentData, error, refetch } = useGetPackageQuery(isId ? { packageId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const fault = currentData ? undefined : shownError(error);
  if (!isId || fault?.code === CODE.NOT_FOUND)
    return <NothingHere message={fault?.msg} to="/mealManage" label={t('titles.mealManage')} />;
  if (fault) return <ErrorState headingLevel="h1" message={fault.msg} onRetry={() => void refetch()} />;
  const shown = currentData?.current ?? currentData?.draft;
  if (!currentData || !shown) return <PageSkeleton />;
  return <Detail detail={currentData} shown={shown} />;
}

/** `shown`: the version that is ordered; of a package that was never published its draft. */
function Detail({ detail, shown }: { detail: PackageDetail; shown: PackageVersion }) {
  const { t } = useTranslation();
  const [isPreviewing, setPreviewing] = useState(false);
  const { status, draft, use, ownPrices, versions } = detail;
  return (
    <>
      <SummaryHeader
        title={shown.name}
        subtitle={shown.positionClass ? t(`packages.class.${shown.positionClass}`) : t('packages.anyClass')}
        facts={
          <>
            <PackageTags {...detail} hasDraft={draft !== null} />
            <strong>
              <MoneyText fen={shown.price} />
            </strong>
            <OwnPriceNote standardPrice={detail.standardPrice} />
            {shown.workingDays !== null && t('packages.days', { count: shown.workingDays })}
          </>
        }
        actions={<Actions detail={detail} name={shown.name} />}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {status === 'off' && <Notice>{t('packages.offNote')}</Notice>}
          {draft && <DraftNotice detail={detail} draft={draft} />}
          <Section
            title={t('packages.content')}
            aside={
              <Button size="small" variant="outlined" onClick={() => setPreviewing(true)}>
                {t('packages.action.preview')}
              </Button>
            }
          >
            {shown.description && (
              <Box sx={{ color: 'text.secondary', mb: 1.5, overflowWrap: 'anywhere' }}>
                {shown.description}
              </Box>
            )}
            <PackageItems items={shown.items} />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {use && status !== 'draft' && <PackageUsers use={use} />}
          {ownPrices.length > 0 && <OwnPriceList prices={ownPrices} />}
          {versions.length > 0 && <VersionList versions={versions} />}
        </Box>
      </Box>
      {isPreviewing && <FormPreview items={shown.items} onClose={() => setPreviewing(false)} />}
    </>
  );
}

function Actions({ detail, name }: { detail: PackageDetail; name: string }) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const { packageId, isOwn, status, draft } = detail;
  const mayManage = permissions.includes('package.manage');
  return (
    <>
      {mayManage && isOwn && status !== 'draft' && (
        <SwitchButton packageId={packageId} name={name} isActive={status === 'active'} />
      )}
      {mayManage && (
        <Button component={Link} to={copyPath(packageId)} variant="outlined">
          {t('packages.action.copy')}
        </Button>
      )}
      {mayManage && isOwn && (
        <Button component={Link} to={changePath(packageId)} variant={draft ? 'contained' : 'outlined'}>
          {t(draft ? 'packages.action.goOn' : 'packages.action.change')}
        </Button>
      )}
      {permissions.includes('check.order') && status === 'active' && !draft && (
        <Button component={Link} to={`/initiateBack?package=${packageId}`} variant="contained">
          {t('packages.action.order')}
        </Button>
      )}
    </>
  );
}

function DraftNotice({ detail, draft }: { detail: PackageDetail; draft: PackageVersion }) {
  const { t } = useTranslation();
  const at = formatDateTime(draft.savedAt);
  return (
    <Notice>
      {draft.savedBy
        ? t('packages.draft.waiting', { name: draft.savedBy, at })
        : t('packages.draft.waitingNobody', { at })}{' '}
      <TextLink to={changePath(detail.packageId)}>{t('packages.action.goOn')}</TextLink>
    </Notice>
  );
}
