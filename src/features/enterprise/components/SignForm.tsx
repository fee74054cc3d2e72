import { CODE } from '../../../../contract/codeNames';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignServiceContractMutation, type ServiceContract } from '../../../api/enterpriseApi';
import { fieldFaults, isGatewayError, type GatewayError } from '../../../api/gatewayError';
import { TextLine } from '../../../components/form/TextLine';
import { useFaultText } from '../../../components/form/useFaultText';
import { Section } from '../../../components/Section';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';
import { useOnLanguageChange } from '../../../hooks/useOnLanguageChange';

const MIN_NAME = 2;

const rules = {
  signerName: (name: string) =>
    [...name.trim()].length < MIN_NAME ? { key: 'enterprise.contract.nameMissing' } : undefined,
};

interface SignFormProps {
  text: ServiceContract['text'];
  typedName: RefObject<string>;
  hasRead: boolean;
  /** Somebody wants to sign what they have not read to its end. */
  onUnread: () => void;
  onOutdated: () => void;
}

/** Signs the very text on screen: its version and hash go with the name. */
export function SignForm({ text, typedName, hasRead, onUnread, onOutdated }: SignFormProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const [sign, { isLoading }] = useSignServiceContractMutation();
  const { field, submit, setFault, values } = useSmallForm({ signerName: typedName.current }, rules);
  useEffect(() => {
    typedName.current = values.signerName;
  }, [typedName, values.signerName]);
  const [isUnreadTold, setUnreadTold] = useState(false);
  const [error, setError] = useState<GatewayError>();
  useOnLanguageChange(() => setError(undefined));
  const { error: fault, ...input } = field('signerName');

  const handleValid = async (signerName: string) => {
    setError(undefined);
    setUnreadTold(!hasRead);
    if (!hasRead) {
      onUnread();
      return;
    }
    const { version, hash } = text;
    try {
      await sign({ body: { version, hash, signerName: signerName.trim() } }).unwrap();
      toast.success(t('enterprise.contract.done'));
    } catch (refusal) {
      if (!isGatewayError(refusal)) throw refusal;
      const [atName] = fieldFaults(refusal);
      if (atName) setFault('signerName', atName.msg, true);
      else setError(refusal);
      if (refusal.code === CODE.CONTRACT_TEXT_CHANGED) {
        toast.error(refusal.msg);
        onOutdated();
      }
    }
  };

  return (
    <Section title={t('enterprise.contract.signTitle')}>
      <Box
        component="form"
        noValidate
        onSubmit={submit((values) => void handleValid(values.signerName))}
        sx={{ display: 'grid', gap: 2 }}
      >
        <span>{t('enterprise.contract.signBody')}</span>
        <Box sx={{ maxWidth: 360 }}>
          <TextLine
            {...input}
            label={t('enterprise.contract.name')}
            help={t('enterprise.contract.nameHelp')}
            autoComplete="name"
            maxLength={50}
            error={faultText(fault)}
          />
        </Box>
        {error && (
          <Alert severity="error" role="alert">
            {error.msg}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="contained" size="large" loading={isLoading || null}>
            {t('enterprise.contract.sign')}
          </Button>
          <FormHelperText error={isUnreadTold && !hasRead} role="status">
            {!hasRead && t(isUnreadTold ? 'enterprise.contract.unread' : 'enterprise.contract.readFirst')}
          </FormHelperText>
        </div>
      </Box>
    </Section>
  );
}
