import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazyPart';

const PurposeDialog = lazyPart(() => import('./PurposeDialog').then((module) => module.PurposeDialog));

export interface RevealableProps {
  value: string | null;
  /** What is revealed, for who hears the button alone. */
  label: string;
  mayReveal: boolean;
  /** What the question is; default: a number's. */
  title?: string;
  /** How the value is shown; default: as it is. */
  draw?: (value: string) => ReactNode;
  /** Proposed where revealing asks what for. */
  purpose?: string;
}

interface RevealableValueProps extends RevealableProps {
  isRunning: boolean;
  /** Asks for what is behind the mask; undefined where it was refused, which the api has told. */
  onReveal: (purpose: string) => Promise<string | undefined>;
}

/** A masked value; showing it asks what for, and that is logged. */
export function RevealableValue({
  value,
  label,
  mayReveal,
  title,
  draw,
  purpose,
  isRunning,
  onReveal,
}: RevealableValueProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string>();

  const handleConfirm = async (why: string) => {
    const revealed = await onReveal(why);
    if (revealed !== undefined) setShown(revealed);
    setAsking(false);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {shown ? (draw?.(shown) ?? shown) : (value ?? '–')}
        </Box>
        {mayReveal && value && !shown && (
          <Button
            size="small"
            sx={{ minWidth: 0, p: '0 4px' }}
            aria-label={t('personal.reveal.actionOf', { label })}
            onClick={() => setAsking(true)}
          >
            {t('personal.reveal.action')}
          </Button>
        )}
      </Box>
      {isAsking && (
        <PurposeDialog
          title={title ?? t('personal.reveal.title')}
          confirmLabel={t('personal.reveal.action')}
          initialText={purpose}
          isRunning={isRunning}
          onConfirm={(why) => void handleConfirm(why)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
