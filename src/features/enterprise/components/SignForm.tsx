import { CODE } from '@probity/contract/codeNames';
import { LONGEST_PERSON_NAME, personNameFault } from '@probity/contract/rules/personName';
import { plainText } from '@probity/contract/rules/plainText';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignServiceContractMutation, type ServiceContract } from '../../../api/resources/enterpriseApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { Section } from '../../../components/layout/Section';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';

const MIN_NAME = 2;

const rules = {
  signerName: (typed: string) => {
    const name = plainText(typed);
    if ([...name].length < MIN_NAME) return { key: 'serviceContract.nameMissing' };
    return personNameFault(name, LONGEST_PERSON_NAME) && { key: 'serviceContract.noName' };
  },
};

interface SignFormProps {
  text: ServiceContract['text'];
  typedName: RefObject<string>;
  hasRead: boolean;
  /** Called when somebody wants to sign without having read to the end. */
  onUnread: () => void;
  onOutdated: () => void;
}

/** Signs the very text on screen: its version and hash go with the name. */
export function SignForm({ text, typedName, hasRead, onUnread, onOutdated }: SignFormProps) {
  const { t } = useTranslation();
  const [sign] = useSignServiceContractMutation();
  const form = useSmallForm({ signerName: typedName.current }, rules);
  const { signerName } = form.values;
  useEffect(() => {
    typedName.current = signerName;
  }, [typedName, signerName]);
  const [isUnreadTold, setUnreadTold] = useState(false);
  const { send, isRunning, refusal } = useSubmit(sign, {
    form,
    onDone: () => toast.success(t('serviceContract.done')),
    onRefused: ({ code, msg }) => {
      if (code !== CODE.CONTRACT_TEXT_CHANGED) return;
      toast.error(msg);
      onOutdated();
    },
  });

  const handleValid = () => {
    setUnreadTold(!hasRead);
    if (!hasRead) return onUnread();
    const { version, hash } = text;
    return send({ body: { version, hash, signerName: plainText(signerName) } });
  };

  return (
    <Section title={t('serviceContract.signTitle')}>
      <Box component="form" noValidate onSubmit={form.submit(handleValid)} sx={{ display: 'grid', gap: 2 }}>
        <span>{t('serviceContract.signBody')}</span>
        <Box sx={{ maxWidth: 360 }}>
          <FieldLine
            field={form.field('signerName')}
            label={t('serviceContract.name')}
            help={t('serviceContract.nameHelp')}
            autoComplete="name"
            maxLength={LONGEST_PERSON_NAME}
          />
        </Box>
        {refusal && (
          <Alert severity="error" role="alert">
            {refusal.msg}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="contained" size="large" loading={isRunning || null}>
            {t('serviceContract.sign')}
          </Button>
          <FormHelperText error={isUnreadTold && !hasRead} role="status">
            {!hasRead && t(isUnreadTold ? 'serviceContract.unread' : 'serviceContract.readFirst')}
          </FormHelperText>
        </div>
      </Box>
    </Section>
  );
}
