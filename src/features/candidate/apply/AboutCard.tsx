import { useTranslation } from 'react-i18next';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { TextLine } from '../../../components/form/TextLine';
import { ApplyCard } from './ApplyCard';

interface AboutCardProps {
  name: string;
  /** Masked. */
  mobile: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** Whose application it is: the name as typed, the phone as proven. */
export function AboutCard({ name, mobile, error, onChange }: AboutCardProps) {
  const { t } = useTranslation();
  return (
    <ApplyCard title={t('apply.about')}>
      <TextLine
        name="name"
        label={t('apply.name')}
        value={name}
        error={error}
        maxLength={100}
        autoComplete="name"
        onChange={(event) => onChange(event.target.value)}
      />
      <KeyValueList items={[{ label: t('apply.phone'), value: mobile }]} />
    </ApplyCard>
  );
}
