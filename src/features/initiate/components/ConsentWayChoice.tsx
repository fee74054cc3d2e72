import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazyPart';
import { consentWays, type OrderFormValues } from '../orderValues';

// Few orders come with a signed form.
const PaperFile = lazyPart(() => import('./PaperFile').then((module) => module.PaperFile));

/** The way of asking for consent: by SMS, by a link to copy, or on paper with the signed form. */
export function ConsentWayChoice({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation();
  const { field } = useController({ name: 'consentWay', control });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RadioGroup
        aria-label={t('initiate.way.label')}
        name="consentWay"
        value={field.value}
        onChange={(_event, way) => field.onChange(way)}
      >
        {consentWays.map((way) => (
          <FormControlLabel
            key={way}
            value={way}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.25 }}
            label={
              <Box sx={{ pt: 0.5 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {t(`initiate.way.${way}`)}
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`initiate.way.${way}Help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {field.value === 'paper' && <PaperFile control={control} />}
    </Box>
  );
}
