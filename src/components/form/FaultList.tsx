import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../layout/LinkButton';

interface FaultListProps {
  faults: readonly { name: string; text: string; onSelect: () => void }[];
}

/** The faults of a form, each a link to its field. */
export function FaultList({ faults }: FaultListProps) {
  const { t } = useTranslation();
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{t('components.errorSummary.title', { count: faults.length })}</AlertTitle>
      <ul>
        {faults.map(({ name, text, onSelect }) => (
          <li key={name}>
            <LinkButton type="button" data-quiet sx={{ textDecoration: 'underline' }} onClick={onSelect}>
              {text}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
