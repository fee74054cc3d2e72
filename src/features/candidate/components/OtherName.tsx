import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks whether a name other than the order's is meant; scrolls into view, since the button that asked may be far below. */
export function OtherName({ signed, ordered }: { signed: string; ordered: string }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = ref;
    // jsdom has no layout, and no scrolling.
    if (typeof current?.scrollIntoView === 'function') current.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={ref} severity="warning" role="alert">
      {t('candidate.sign.otherName', { signed, ordered })}
    </Alert>
  );
}
