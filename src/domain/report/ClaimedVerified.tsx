import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { filledFields } from '@probity/contract/rules/fields/filledFields';
import type { FindingEntry } from '../../api/resources/reportsApi';
import { besideTable } from './besideTable';
import { FieldDoubt } from './FieldDoubt';
import { monthShift } from './monthShift';
import { useFieldWords } from './useFieldWords';

/** Claimed values beside found ones, field by field; a difference is marked in weight, colour and words. */
export function ClaimedVerified({ itemCode, entry }: { itemCode: string; entry: FindingEntry }) {
  const { t } = useTranslation();
  const { label, text } = useFieldWords();
  const names = filledFields(itemCode, entry);
  if (names.length === 0) return null;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="table" aria-label={entry.label} sx={besideTable}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('reportBody.claimed')}</th>
            <th scope="col">{t('reportBody.verified')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const differs = entry.differs.includes(name);
            const verified = text(entry.verified[name], name);
            return (
              <tr key={name}>
                <th scope="row">{label(name)}</th>
                <td>
                  {text(entry.claimed[name], name) || <Absent>{t('reportBody.notGiven')}</Absent>}
                  <FieldDoubt entry={entry} field={name} of="claimed" />
                </td>
                <td>
                  {differs ? (
                    <Box component="strong" sx={{ color: 'lamp.yellow' }}>
                      {verified || t('reportBody.notVerified')}
                    </Box>
                  ) : (
                    verified || <Absent>{t('reportBody.notVerified')}</Absent>
                  )}
                  {differs && <Difference claimed={entry.claimed[name]} verified={entry.verified[name]} />}
                  <FieldDoubt entry={entry} field={name} of="verified" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}

function Absent({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ color: 'look.ink3' }}>
      {children}
    </Box>
  );
}

function Difference({ claimed, verified }: { claimed: unknown; verified: unknown }) {
  const { t } = useTranslation();
  const months = monthShift(claimed, verified);
  const words =
    months === undefined
      ? t('reportBody.differs')
      : t(months < 0 ? 'reportBody.monthsEarlier' : 'reportBody.monthsLater', { count: Math.abs(months) });
  return (
    <Box
      component="small"
      sx={{ color: 'look.ink3', fontSize: '0.78125rem', ml: 0.75, display: 'inline-block' }}
    >
      {words}
    </Box>
  );
}
