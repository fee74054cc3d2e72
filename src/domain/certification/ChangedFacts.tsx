import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CertificationFacts, CertificationField } from '../../api/resources/enterpriseApi';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { UploadPreview } from '../UploadPreview';

interface ChangedFactsProps {
  /** What is verified; null where papers were never submitted through the console. */
  held: CertificationFacts | null;
  /** What the account is called until the change is verified. */
  heldName: string;
  facts: CertificationFacts;
  changed: readonly CertificationField[];
  /** Also what stays as it was. */
  isWhole?: boolean;
  /** Instead of the mask of the new phone. */
  phone?: ReactNode;
  /** A licence as it is drawn; both are shown where it differs. */
  drawLicense?: (license: CertificationFacts['license']) => ReactNode;
}

const FIELDS = [
  'enterpriseName',
  'creditCode',
  'legalPerson',
  'region',
  'address',
  'contactName',
  'contactPhone',
] as const satisfies readonly CertificationField[];

const cells = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    // On a phone a masked number just fits.
    p: { xs: '6px 4px', sm: '6px 8px' },
    overflowWrap: 'anywhere',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead th': { borderTop: 0, color: 'text.secondary' },
  '& tbody th': { color: 'text.secondary', pl: 0, width: { xs: '24%', sm: '28%' } },
} as const;

/** Old and new beside each other, with what differs marked in form and in words. */
export function ChangedFacts({
  held,
  heldName,
  facts,
  changed,
  isWhole = false,
  phone,
  drawLicense = (license) => <UploadPreview of="license" file={license} maxHeight={220} />,
}: ChangedFactsProps) {
  const { t } = useTranslation();
  const rows = isWhole ? FIELDS : FIELDS.filter((field) => changed.includes(field));
  const oldOf = (field: (typeof FIELDS)[number]) =>
    held ? valueOf(held, field) : field === 'enterpriseName' ? heldName : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' }}>
      {rows.length > 0 && (
        <Box component="table" sx={cells}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ width: { xs: '24%', sm: '28%' } }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('certificationChange.what')}
                </Box>
              </Box>
              <th scope="col">{t('certificationChange.old')}</th>
              <th scope="col">{t('certificationChange.new')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((field) => {
              const isChanged = changed.includes(field);
              return (
                <tr key={field}>
                  <th scope="row">{t(`certificationChange.field.${field}`)}</th>
                  <td>{oldOf(field) || '–'}</td>
                  <Box component="td" sx={isChanged ? { bgcolor: 'lamp.yellowSoft' } : undefined}>
                    <Box component="span" sx={{ fontWeight: isChanged ? 620 : 400 }}>
                      {(field === 'contactPhone' && phone) || valueOf(facts, field) || '–'}
                    </Box>
                    {isChanged && (
                      <Box component="span" sx={visuallyHidden}>
                        {t('certificationChange.marked')}
                      </Box>
                    )}
                  </Box>
                </tr>
              );
            })}
          </tbody>
        </Box>
      )}
      {(isWhole || changed.includes('license')) && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <Licence title={t('certificationChange.oldLicense')} isMarked={false}>
            {held ? drawLicense(held.license) : t('certificationChange.noPapers')}
          </Licence>
          <Licence title={t('certificationChange.newLicense')} isMarked={changed.includes('license')}>
            {drawLicense(facts.license)}
          </Licence>
        </Box>
      )}
    </Box>
  );
}

function valueOf(facts: CertificationFacts, field: (typeof FIELDS)[number]): string | null {
  return field === 'region' ? facts.regionName : facts[field];
}

interface LicenceProps {
  title: string;
  isMarked: boolean;
  children: ReactNode;
}

function Licence({ title, isMarked, children }: LicenceProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          mb: 0.75,
          px: isMarked ? 1 : 0,
          fontWeight: isMarked ? 620 : 400,
          color: isMarked ? 'text.primary' : 'text.secondary',
          bgcolor: isMarked ? 'lamp.yellowSoft' : undefined,
        }}
      >
        {title}
        {isMarked && t('certificationChange.marked')}
      </Box>
      {children}
    </Box>
  );
}
