import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { labelKeyOf } from '../../domain/fieldLabels';
import { besideTable } from '../../domain/report/besideTable';
import type { Change } from './applicationChanges';

interface ChangeTableProps {
  label: string;
  changes: readonly Change[];
}

/** What a correction changed: before beside after. */
export function ChangeTable({ label, changes }: ChangeTableProps) {
  const { t } = useTranslation();
  const nameOf = ({ what }: Change) => {
    if (what.kind === 'question') return what.label;
    if (what.kind === 'name') return t('applications.detail.name');
    if (what.kind === 'file') return t('applications.versions.file');
    const place = t(`registration.form.section.${what.section}`);
    return `${place} ${what.number} · ${t(labelKeyOf(what.field))}`;
  };
  return (
    <Box sx={{ containerType: 'inline-size', mt: 0.5 }}>
      <Box component="table" aria-label={label} sx={besideTable}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('applications.versions.before')}</th>
            <th scope="col">{t('applications.versions.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, at) => (
            // Two files may have one name.
            <tr key={at}>
              <th scope="row">{nameOf(change)}</th>
              <td>{change.before || <Nothing />}</td>
              <td>{change.after || <Nothing />}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'look.ink3' }}>
      {t('applications.detail.nothing')}
    </Box>
  );
}
