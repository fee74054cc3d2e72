import { useTranslation } from 'react-i18next';
import type { ListedPackage } from '../../api/resources/packagesApi';
import { StatusTag } from '../../components/data/StatusTag';

type Stated = Pick<ListedPackage, 'isOwn' | 'status'> & { hasDraft: boolean };

/** Whether a package can be ordered, and whether somebody is changing it. */
export function PackageTags({ isOwn, status, hasDraft }: Stated) {
  const { t } = useTranslation();
  const isChanging = hasDraft && status !== 'draft';
  return (
    <>
      {isOwn ? (
        <StatusTag tone={status === 'active' ? 'green' : 'neutral'}>
          {t(`packages.state.${status}`)}
        </StatusTag>
      ) : (
        <>
          <StatusTag tone="blue">{t('packages.state.standard')}</StatusTag>
          {status === 'off' && <StatusTag>{t('packages.state.off')}</StatusTag>}
        </>
      )}
      {isChanging && <StatusTag tone="yellow">{t('packages.state.changing')}</StatusTag>}
    </>
  );
}
