import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDownloadFileQuery } from '../../../api/resources/fileApi';
import type { RechargeReview } from '../../../api/resources/rechargesApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { lazyPart } from '../../../components/lazyPart';
import { UploadPreview } from '../../../domain/UploadPreview';
import { formatDateTime } from '../../../lib/dates';
import { inFours } from '../../../lib/inFours';

const PictureDialog = lazyPart(() =>
  import('../../../domain/personal/PictureDialog').then((module) => module.PictureDialog),
);

/** What an enterprise says it paid, beside its slip; what a first operator confirmed; where else the slip was used. */
export function RechargeFacts({ review }: { review: RechargeReview }) {
  const { t } = useTranslation();
  const { recharge, first, sameSlip, mayDecide, mayConfirm, twoPersonsAbove } = review;
  return (
    <>
      {sameSlip.length > 0 && (
        <Alert severity="warning">
          {t('certification.recharge.sameSlip')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sameSlip.map(({ mainName: name, amount, askedAt, status }) => (
              <li key={name + askedAt}>
                {t('certification.recharge.sameSlipOf', {
                  name,
                  amount: formatFen(amount),
                  at: formatDateTime(askedAt),
                  status: t(`certification.recharge.status.${status}`),
                })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {mayDecide && first && (
        <Alert severity="info">
          {mayConfirm
            ? t('certification.recharge.first', {
                by: first.by,
                amount: formatFen(first.amount),
                at: formatDateTime(first.at),
              })
            : t('certification.recharge.firstIsYou')}
        </Alert>
      )}
      {mayConfirm && !first && recharge.amount > twoPersonsAbove && (
        <Alert severity="info">
          {t('certification.recharge.needsTwo', { above: formatFen(twoPersonsAbove) })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
        <Slip review={review} />
        <Box sx={{ minWidth: 0 }}>
          <KeyValueList
            items={[
              { label: t('certification.recharge.claimed'), value: formatFen(recharge.amount) },
              { label: t('certification.recharge.reference'), value: recharge.reference },
              { label: t('certification.recharge.paidOn'), value: recharge.paidOn },
              ...(recharge.paidTo
                ? [
                    {
                      label: t('certification.recharge.paidTo'),
                      value: `${recharge.paidTo.bankName}, ${inFours(recharge.paidTo.accountNo)}`,
                    },
                  ]
                : []),
              { label: t('certification.recharge.payerName'), value: recharge.payerName },
              { label: t('certification.recharge.askedBy'), value: recharge.askedBy },
              { label: t('certification.recharge.askedAt'), value: formatDateTime(recharge.askedAt) },
              ...(recharge.receivedAmount === null
                ? []
                : [
                    {
                      label: t('certification.recharge.received'),
                      value: formatFen(recharge.receivedAmount),
                    },
                    { label: t('certification.recharge.bankReference'), value: recharge.bankReference ?? '' },
                  ]),
              ...(recharge.reason === null
                ? []
                : [{ label: t('certification.recharge.reason'), value: recharge.reason }]),
            ]}
          />
        </Box>
      </Box>
    </>
  );
}

/** The slip beside the facts that are compared with it; a picture opens large, in place. */
function Slip({ review: { recharge, slipMime } }: { review: RechargeReview }) {
  const [download] = useLazyDownloadFileQuery();
  const [shown, setShown] = useState<Blob>();
  const { slipFileId: fileId, slipName: fileName } = recharge;
  const handleEnlarge = async () => {
    // The api has reported a failure, and nothing opens.
    const { data } = await download({ fileId }, true);
    if (data) setShown(data);
  };
  return (
    <>
      <UploadPreview
        of="slip"
        file={{ fileId, fileName, mime: slipMime }}
        maxHeight={420}
        onEnlarge={() => void handleEnlarge()}
      />
      {shown && <PictureDialog blob={shown} name={fileName} onClose={() => setShown(undefined)} />}
    </>
  );
}
