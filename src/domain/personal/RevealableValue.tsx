import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../components/lazyPart';

const PurposeDialog = lazyPart(() => import('./PurposeDialog').then((module) => module.PurposeDialog));

export interface RevealableProps {
  value: string | null;
  /** The name of the revealed value, for screen readers. */
  label: string;
  mayReveal: boolean;
  /** The title of the question; default: a number's. */
  title?: string;
  /** Draws the value; default: plain. */
  draw?: (value: string) => ReactNode;
  /** Suggested purpose. */
  purpose?: string;
}

interface RevealableValueProps extends RevealableProps {
  isRunning: boolean;
  /** Fetches the value behind the mask; undefined when it was refused, which the api has reported. */
  onReveal: (purpose: string) => Promise<string | undefined>;
}

/** A masked value; showing it requires a purpose, which is logged. */
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
