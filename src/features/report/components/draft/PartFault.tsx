import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import type { VerdictFault } from '@probity/contract/rules/verdict';

interface PartFaultProps {
  faults: readonly VerdictFault[];
  part: VerdictFault['part'];
}

/** A fault at a part of the form that is no single field. */
export function PartFault({ faults, part }: PartFaultProps) {
  const { t } = useTranslation();
  const found = faults.find((one) => one.part === part);
  if (!found) return null;
  return (
    <FormHelperText error role="alert" tabIndex={-1} data-invalid="true">
      {t(`report.draft.fault.${found.what}`)}
    </FormHelperText>
  );
}
