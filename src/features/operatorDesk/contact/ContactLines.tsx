import { SPHERE_FIELDS, type SphereValues } from '@probity/contract/rules/sphereSettings';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface ContactLinesProps {
  values: SphereValues;
  before: SphereValues;
}

/** What a change makes different, was and is, one line each. */
export function ContactLines({ values, before }: ContactLinesProps) {
  const { t } = useTranslation();
  const changed = SPHERE_FIELDS.filter((field) => values[field] !== before[field]);
  if (changed.length === 0) return <div>{t('sphere.nothing')}</div>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changed.map((field) => (
        <li key={field}>
          {t('sphere.wasIs', {
            label: t(`sphere.field.${field}`),
            was: before[field] || t('sphere.none'),
            is: values[field] || t('sphere.none'),
          })}
        </li>
      ))}
    </Box>
  );
}
