import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LampChip } from '../../../domain/LampChip';

const ITEMS = [
  { name: 'identity', lamp: 'green', result: 'consistent' },
  { name: 'education', lamp: 'green', result: 'consistent' },
  { name: 'employment', lamp: 'blue', result: 'discrepant' },
  { name: 'reference', lamp: 'yellow', result: 'unverifiable' },
] as const;

/** An example of findings in a report: result in words, and its source. Nobody's report. */
export function ReportExample() {
  const { t } = useTranslation();
  return (
    <Box
      component="figure"
      sx={{
        m: 0,
        p: 2.5,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 16px 40px rgb(0 0 0 / 0.18)',
        '& ul': { listStyle: 'none', m: 0, mt: 1, p: 0 },
        '& li': {
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          '& > div': { flex: 1, minWidth: 0 },
        },
      }}
    >
      <Typography component="figcaption" variant="subtitle2" sx={{ color: 'text.secondary' }}>
        {t('auth.cover.example.title')}
      </Typography>
      <ul>
        {ITEMS.map(({ name, lamp, result }) => (
          <li key={name}>
            <div>
              <Typography variant="h3" component="div">
                {t(`auth.cover.example.items.${name}.name`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`auth.cover.example.items.${name}.source`)}
              </Typography>
            </div>
            <LampChip lamp={lamp} result={result} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
