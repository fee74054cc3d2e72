import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useCloseRegistrationLinkMutation,
  useSetRegistrationLinkMutation,
  type RegistrationForm,
  type RegistrationLink,
} from '../../api/resources/registrationsApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { QrPicture } from '../../components/data/QrPicture';
import { Notice } from '../../components/feedback/Notice';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { CopyField } from '../../components/inputs/CopyField';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { toast } from '../../lib/toast';
import { applyAddress, inviteesPath } from './registrationPaths';
import { SheetButton } from './SheetButton';

const LinkDialog = lazyPart(() => import('./LinkDialog').then((module) => module.LinkDialog));

/** The way in for applicants: its link and QR code, until when, and how it ends. */
export function LinkPanel({ form }: { form: RegistrationForm }) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const [asking, setAsking] = useState<'anew' | 'close'>();
  const done = { onEnd: () => setAsking(undefined) };
  const [set] = useSetRegistrationLinkMutation();
  const [close] = useCloseRegistrationLinkMutation();
  const renewing = useSubmit(set, { ...done, onDone: () => toast.success(t('formLink.anewDone')) });
  const closing = useSubmit(close, { ...done, onDone: () => toast.success(t('formLink.closed')) });
  const { formId, state, link, content, invitees } = form;
  const handleConfirm = () => {
    if (asking === 'close') return void closing.send({ registrationFormKey: { formId } });
    const { expiresOn, mostApplications } = link!;
    return void renewing.send({
      registrationLinkInput: { formId, expiresOn, mostApplications, anew: true },
    });
  };
  return (
    <Section title={t('formLink.title')}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {state === 'full' && <Notice>{t('formLink.full')}</Notice>}
        {link ? (
          <OpenLink link={link} name={content.title} />
        ) : (
          t(state === 'expired' ? 'formLink.expired' : 'formLink.none')
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} className="no-print">
          {link?.byList && (
            <Button component={Link} to={inviteesPath(formId)} variant="contained">
              {t('formLink.invitees', {
                count: Object.values(invitees).reduce((sum, count) => sum + count, 0),
              })}
            </Button>
          )}
          <Button variant={link ? 'outlined' : 'contained'} onClick={() => setChanging(true)}>
            {t(link ? 'formLink.change' : 'formLink.open')}
          </Button>
          {link && (
            <>
              <SheetButton formId={formId} lastDay={link.expiresOn} />
              <Button variant="outlined" onClick={() => setAsking('anew')}>
                {t('formLink.anew')}
              </Button>
              <Button color="inherit" onClick={() => setAsking('close')}>
                {t('formLink.close')}
              </Button>
            </>
          )}
        </Box>
      </Box>
      {isChanging && <LinkDialog formId={formId} link={link} onClose={() => setChanging(false)} />}
      <ConfirmDialog
        isOpen={asking !== undefined}
        title={t(asking === 'close' ? 'formLink.closeTitle' : 'formLink.anewTitle')}
        confirmLabel={t(asking === 'close' ? 'formLink.close' : 'formLink.anew')}
        isDangerous
        isRunning={renewing.isRunning || closing.isRunning}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(undefined)}
      >
        {t(asking === 'close' ? 'formLink.closeBody' : 'formLink.anewBody')}
      </ConfirmDialog>
    </Section>
  );
}

function OpenLink({ link, name }: { link: RegistrationLink; name: string }) {
  const { t } = useTranslation();
  const address = applyAddress(link.s);
  return (
    <>
      <Box sx={{ width: 208, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
        <QrPicture text={address} label={t('formLink.qr', { name })} />
      </Box>
      <CopyField
        label={t('formLink.address')}
        value={address}
        help={t(link.byList ? 'formLink.factsByList' : 'formLink.facts', {
          day: link.expiresOn,
          count: link.mostApplications,
        })}
      />
    </>
  );
}
