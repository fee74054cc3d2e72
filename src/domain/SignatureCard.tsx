import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadServiceContractQuery, type ContractSignature } from '../api/resources/enterpriseApi';
import { KeyValueList } from '../components/data/KeyValueList';
import { Section } from '../components/layout/Section';
import { formatDateTime } from '../lib/dates';
import { saveBlob } from '../lib/saveBlob';

/**
 * The service contract that was signed: its version, who signed it and when, the hash that proves the words, and the document. Its phrases are those
 * of the feature `enterprise`.
 */
export function SignatureCard({ signature }: { signature: ContractSignature }) {
  const { t } = useTranslation();
  const [fetchPdf, { isFetching }] = useLazyDownloadServiceContractQuery();
  const { signatureId, version, signerName, signedAt, hash } = signature;
  const handleDownload = async () => {
    const { data } = await fetchPdf({ signatureId });
    // A failure is toasted by the api, and nothing is saved.
    if (data) saveBlob(data, t('serviceContract.fileName', { version }));
  };
  return (
    <Section
      title={t(signature.isCurrent ? 'serviceContract.signed' : 'serviceContract.signedBefore')}
      aside={
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          loading={isFetching}
          onClick={() => void handleDownload()}
        >
          {t('serviceContract.download')}
        </Button>
      }
    >
      <KeyValueList
        items={[
          { label: t('serviceContract.versionLabel'), value: version },
          { label: t('serviceContract.signer'), value: signerName },
          { label: t('serviceContract.signedAt'), value: formatDateTime(signedAt) },
          {
            label: t('serviceContract.hash'),
            value: (
              <Box component="span" sx={{ fontSize: '0.78125rem', overflowWrap: 'anywhere' }}>
                {hash}
              </Box>
            ),
          },
        ]}
      />
    </Section>
  );
}
