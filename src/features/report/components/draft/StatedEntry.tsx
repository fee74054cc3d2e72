import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isOddDegree } from '@probity/contract/rules/fields/degrees';
import type { RevealBody } from '../../../../api/resources/checksApi';
import type { DraftItem } from '../../../../api/resources/reportsApi';
import { KeyValueList } from '../../../../components/data/KeyValueList';
import { CheckFiles } from '../../../../domain/personal/CheckFiles';
import { MaskedValue } from '../../../../domain/personal/MaskedValue';
import { useFieldWords } from '../../../../domain/report/useFieldWords';

type Stated = DraftItem['stated'][number];

interface StatedEntryProps {
  checkId: string;
  stated: Stated;
  /** Suggested purpose for revealing or opening. */
  purpose: string;
}

/** One entry of the candidate's form as stated, with its files; a wish not to be contacted comes first. */
export function StatedEntry({ checkId, stated, purpose }: StatedEntryProps) {
  const { t } = useTranslation();
  const { label, text } = useFieldWords();
  const { section, entry, fields, masked, files } = stated;
  const names = Object.keys(fields).filter((name) => name !== 'doNotContact');
  // A masked value of an entry is a phone, in a section that has one.
  const contact = { section, entry } as RevealBody['contact'];
  const oddOf = (name: string) => {
    if (stated.ownPhone.includes(name)) return 'ownPhone';
    return name === 'degree' && isOddDegree(fields) ? 'oddDegree' : undefined;
  };
  const valueOf = (name: string) => {
    const odd = oddOf(name);
    return (
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {masked.includes(name) ? (
          <MaskedValue
            checkId={checkId}
            field="contact"
            contact={contact}
            value={text(fields[name], name)}
            label={label(name)}
            mayReveal
            purpose={purpose}
          />
        ) : (
          text(fields[name], name)
        )}
        {odd && (
          <Box sx={{ color: 'lamp.yellow', fontSize: '0.78125rem', fontWeight: 600 }}>
            {t(`report.draft.${odd}`)}
          </Box>
        )}
      </Box>
    );
  };
  return (
    <Box
      role="group"
      aria-label={stated.label}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {fields.doNotContact === true && (
        <Box sx={{ color: 'lamp.yellow', fontWeight: 600 }}>{t('report.draft.doNotContact')}</Box>
      )}
      <KeyValueList items={names.map((name) => ({ label: label(name), value: valueOf(name) }))} />
      {files.length > 0 && <CheckFiles checkId={checkId} files={files} purpose={purpose} />}
    </Box>
  );
}
