import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadFileQuery } from '../../../api/resources/fileApi';
import { useRevealContactMutation, type CertificationReview } from '../../../api/resources/enterpriseApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { lazyPart } from '../../../components/lazyPart';
import { UploadPreview } from '../../../domain/UploadPreview';
import { RevealableValue } from '../../../domain/personal/RevealableValue';
import { loadPhrases } from '../../../i18n/i18n';
import { formatDateTime } from '../../../lib/dates';

const PictureDialog = lazyPart(() =>
  import('../../../domain/personal/PictureDialog').then((module) => module.PictureDialog),
);

/** Old and new beside each other, fetched where a submission changes what is verified. */
const ChangeFacts = lazyPart(async () => {
  const [module] = await Promise.all([import('./ChangeFacts'), loadPhrases('certificationChange')]);
  return module.ChangeFacts;
});

/** The submission beside its licence, and other facts about it; of a change, old and new. */
export function CertificationFacts({ review }: { review: CertificationReview }) {
  const { t } = useTranslation();
  const { facts, sameCode, sameName, earlier, change } = review;
  const place = [facts.regionName, facts.address].filter(Boolean).join(' ');
  return (
    <>
      {sameCode.length > 0 && (
        <Alert severity="warning">{t('certification.sameCode', { names: sameCode.join(', ') })}</Alert>
      )}
      {sameName > 0 && <Alert severity="warning">{t('certification.sameName', { count: sameName })}</Alert>}
      {earlier.length > 0 && (
        <Alert severity="info">
          <AlertTitle>{t('certification.earlier')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {earlier.map(({ decidedAt, reason }) => (
              <li key={decidedAt}>
                {t('common.labelled', { label: formatDateTime(decidedAt), text: reason })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {change ? (
        <ChangeFacts
          review={review}
          change={change}
          phone={<ContactPhone review={review} label={t('certification.field.contactPhone')} />}
          drawLicense={(license) => <License license={license} />}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <License license={facts.license} />
          <Box sx={{ minWidth: 0 }}>
            <KeyValueList
              items={[
                { label: t('certification.field.enterpriseName'), value: facts.enterpriseName },
                { label: t('certification.field.creditCode'), value: <Code code={facts.creditCode} /> },
                { label: t('certification.field.legalPerson'), value: facts.legalPerson },
                { label: t('certification.field.place'), value: place },
                {
                  label: t('certification.field.contact'),
                  value: facts.contactName,
                },
                {
                  label: t('certification.field.contactPhone'),
                  value: <ContactPhone review={review} label={t('certification.field.contactPhone')} />,
                },
                { label: t('certification.field.submittedBy'), value: review.submittedBy },
                { label: t('certification.field.submittedAt'), value: formatDateTime(facts.submittedAt) },
              ]}
            />
          </Box>
        </Box>
      )}
    </>
  );
}

/** The licence beside the facts that are compared with it; a picture opens large, in place. */
function License({ license }: { license: CertificationReview['facts']['license'] }) {
  const [download] = useLazyDownloadFileQuery();
  const [shown, setShown] = useState<Blob>();
  const handleEnlarge = async () => {
    // The api has reported a failure, and nothing opens.
    const { data } = await download({ fileId: license.fileId }, true);
    if (data) setShown(data);
  };
  return (
    <>
      <UploadPreview of="license" file={license} maxHeight={420} onEnlarge={() => void handleEnlarge()} />
      {shown && <PictureDialog blob={shown} name={license.fileName} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** An operator who decides may call the contact, with a purpose. */
function ContactPhone({ review, label }: { review: CertificationReview; label: string }) {
  const [reveal, { isLoading }] = useRevealContactMutation();
  const { workItemId, mayDecide, facts } = review;
  return (
    <RevealableValue
      value={facts.contactPhone}
      label={label}
      mayReveal={mayDecide}
      isRunning={isLoading}
      onReveal={async (purpose) => (await reveal({ body: { workItemId, purpose } })).data?.value}
    />
  );
}

/** In groups, for comparison with the licence; copied, it is one piece. */
function Code({ code }: { code: string }) {
  const groups = [code.slice(0, 2), code.slice(2, 8), code.slice(8, 17), code.slice(17)];
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', '& span + span': { ml: 0.75 } }}>
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </Box>
  );
}
