import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')(({ theme }) => {
  const { divider, lamp, text } = theme.vars.palette;
  return {
    display: 'flex',
    gap: 12,
    padding: '12px 14px',
    border: `1px solid ${divider}`,
    borderRadius: 8,
    color: text.primary,
    backgroundColor: lamp.blueSoft,
    '& svg': { color: lamp.blue, fontSize: 20, flex: 'none' },
  };
});

/** Information that is no fault. MUI's Alert would bring the icons of all its kinds. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box role="note">
      <InfoOutlined />
      <div>{children}</div>
    </Box>
  );
}
