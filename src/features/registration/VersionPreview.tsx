import { useTranslation } from 'react-i18next';
import { useGetRegistrationFormQuery } from '../../api/resources/registrationsApi';
import { messageOf } from '../../api/transport/gatewayError';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { PhonePreview } from '../../components/layout/PhonePreview';
import { AskedParts } from './AskedParts';

interface VersionPreviewProps {
  formId: string;
  version: number;
  onClose: () => void;
}

/** What applicants saw of one version of a form. */
export function VersionPreview({ formId, version, onClose }: VersionPreviewProps) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = useGetRegistrationFormQuery({ formId, version });
  const failed = error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <PhonePreview title={t('registration.form.versionTitle', { version })} onClose={onClose}>
      {currentData ? <AskedParts draft={currentData.content} /> : failed || <PageSkeleton blocks={2} />}
    </PhonePreview>
  );
}
