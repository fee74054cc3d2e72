import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { FrameContext } from './frameContext';
import { MAIN_ID } from './SkipLink';

/** The content of a frame: focus and scroll start at its head on every new screen. */
export function MainArea({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const area = useRef<HTMLElement>(null);
  const drawn = useRef(pathname);

  useEffect(() => {
    if (drawn.current === pathname) return;
    drawn.current = pathname;
    area.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [pathname]);

  return (
    <Box
      component="main"
      id={MAIN_ID}
      ref={area}
      tabIndex={-1}
      sx={{
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        width: '100%',
        maxWidth: 1400,
        px: { xs: 2, sm: 3 },
        pt: 2.5,
        pb: 5,
        outline: 'none',
      }}
    >
      <FrameContext value>
        <CrashBoundary resetKey={pathname}>{children}</CrashBoundary>
      </FrameContext>
    </Box>
  );
}
