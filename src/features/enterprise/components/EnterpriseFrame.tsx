import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../../../components/layout/BrandMark';
import { LanguageToggle } from '../../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../../components/inputs/ThemeToggle';
import { CustomerPhone } from '../../../domain/CustomerPhone';
import { EntrySteps, type EntryStep } from './EntrySteps';

interface EnterpriseFrameProps {
  step: EntryStep;
  children: ReactNode;
}

/** The frame of the steps from registration to contract: the present step, and the way to the console meanwhile. */
export function EnterpriseFrame({ step, children }: EnterpriseFrameProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.documentElement.scrollTop = 0;
  }, [step]);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Box
        component="header"
        className="no-print"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: { xs: 2, sm: 3 },
          minHeight: 56,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <BrandMark />
        <Box sx={{ flex: 1 }} />
        <Button component={Link} to="/homePage" color="inherit" size="small">
          {t('enterprise.frame.lookRound')}
        </Button>
        <LanguageToggle />
        <ThemeToggle />
      </Box>
      <Box
        component="main"

        sx={{ width: '100%', maxWidth: 800, mx: 'auto', px: { xs: 2, sm: 3 }, pt: 2.5, pb: 5, flex: 1 }}
      >
        <EntrySteps step={step} />
        {children}
      </Box>
      <Box
        component="footer"
        className="no-print"
        sx={{ textAlign: 'center', color: 'text.secondary', fontSize: '0.8125rem', minHeight: 20, pb: 2 }}
      >
        <CustomerPhone />
      </Box>
    </Box>
  );
}
