import type { SignedTextKind } from '@probity/contract/rules/signedTexts';
import { useTranslation } from 'react-i18next';
import { useGetSignedTextQuery, useGetTextVersionQuery } from '../../../api/resources/signedTextsApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { DraftForm } from './DraftForm';

interface DraftVersionProps {
  kind: SignedTextKind;
  /** The version whose words it begins with. */
  from: string;
}

/** A new version, begun from the words of another. */
export function DraftVersion({ kind, from }: DraftVersionProps) {
  const { t } = useTranslation();
  const text = useGetSignedTextQuery({ kind }, { refetchOnMountOrArgChange: true });
  const begun = useGetTextVersionQuery({ kind, version: from });
  const inForce = useGetTextVersionQuery(
    { kind, version: text.data?.inForce.version ?? '' },
    { skip: !text.data },
  );
  const failed = [text, begun, inForce].find(({ error, data }) => error && !data);
  if (failed) return <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />;
  if (!text.data || !begun.data || !inForce.data) return <PageSkeleton />;
  return (
    <Section title={t('signedTexts.form.title', { kind: t(`signedTexts.kind.${kind}`) })}>
      <DraftForm text={text.data} words={begun.data.words} before={inForce.data.words} />
    </Section>
  );
}
