import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PASSWORD_STRENGTHS, passwordStrength } from '@probity/contract/rules/password';

const TONES = { weak: 'lamp.red', fair: 'lamp.yellow', good: 'lamp.blue', strong: 'lamp.green' } as const;

/** The strength of a new password: bars for the eye, a word for everybody. A hint, never a rule. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, minHeight: 20 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: '0 0 120px' }}>
        {PASSWORD_STRENGTHS.map((one, index) => (
          <Box
            key={one}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: '2px',
              bgcolor: password !== '' && index <= reached ? TONES[strength] : 'look.lineStrong',
            }}
          />
        ))}
      </Box>
      <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {password === '' ? t('components.strength.rule') : t(`components.strength.${strength}`)}
      </Box>
    </Box>
  );
}
