import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ServiceContract } from '../../../api/resources/enterpriseApi';
import { ContractReader } from '../../../domain/ContractReader';
import { SignatureCard } from '../../../domain/SignatureCard';
import { AnnouncedContract } from './AnnouncedContract';
import { SignForm } from './SignForm';

interface ContractPartsProps {
  contract: ServiceContract;
  /** The signer's name as typed, kept while the text is fetched in another language. */
  typedName: RefObject<string>;
  /** The text has changed since it was fetched. */
  onOutdated: () => void;
}

/** The signed contract, the text, and the signing if it is still due. */
export function ContractParts({ contract, typedName, onOutdated }: ContractPartsProps) {
  const { t } = useTranslation();
  const { text, signature, isVerified, announced } = contract;
  const isSigned = signature?.isCurrent === true;
  const reader = useRef<HTMLElement>(null);
  const [hasRead, setRead] = useState(false);
  const handleRead = useCallback(() => setRead(true), []);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h1">{text.title}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('serviceContract.version', { version: text.version })}
        </Typography>
      </div>
      {signature && <SignatureCard signature={signature} />}
      {isSigned && announced && <AnnouncedContract announced={announced} signedVersion={signature.version} />}
      {signature && !isSigned && <Alert severity="warning">{t('serviceContract.changed')}</Alert>}
      <ContractReader readerRef={reader} text={text} onRead={handleRead} />
      {!isSigned && !isVerified && (
        <Alert
          severity="info"
          action={
            <Button component={Link} to="/enterSuccess" color="inherit" size="small">
              {t('serviceContract.toStatus')}
            </Button>
          }
        >
          {t('serviceContract.unverified')}
        </Alert>
      )}
      {!isSigned && isVerified && (
        <SignForm
          text={text}
          typedName={typedName}
          hasRead={hasRead}
          onUnread={() => reader.current?.focus()}
          onOutdated={onOutdated}
        />
      )}
      {isSigned && (
        <Button component={Link} to="/initiateBack" variant="contained" sx={{ justifySelf: 'start' }}>
          {t('enterprise.success.toOrder')}
        </Button>
      )}
    </Box>
  );
}
