import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './TextInput';

/** A password that can be shown; pasting is allowed. */
export function PasswordInput<Values extends FieldValues>(props: TextInputProps<Values>) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          edge="end"
          aria-label={t(isShown ? 'components.password.hide' : 'components.password.show')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      }
    />
  );
}
