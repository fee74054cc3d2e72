import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_LIMIT } from '@probity/contract/rules/files';
import { useUploadFileMutation } from '../../../api/resources/fileApi';
import { useForgetOwnProfileMutation, type OwnProfile } from '../../../api/resources/peopleApi';
import { useFilePicture } from '../../../api/files/useFilePicture';
import { useSubmit } from '../../../api/transport/useSubmit';
import { useUploads } from '../../../api/files/useUploads';
import { useEditUserMutation } from '../../../api/resources/userApi';
import { FileDrop } from '../../../components/inputs/FileDrop';
import { PersonMark } from '../../../components/data/PersonMark';
import { Section } from '../../../components/layout/Section';
import { toast } from '../../../lib/toast';
import { shrinkPicture } from './shrinkPicture';

const EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** The user's own picture: cut to a square and shown at once; removed, the initials are back. */
export function PictureSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const { nickName, pictureFileId, isEditable } = profile;
  const { url } = useFilePicture(pictureFileId);
  const [fault, setFault] = useState<string>();
  const [uploadFile] = useUploadFileMutation();
  const [editUser] = useEditUserMutation();
  const [forget] = useForgetOwnProfileMutation();
  const using = useSubmit(editUser, { onDone: () => toast.success(t('accountMe.picture.done')) });
  const removing = useSubmit(forget, { onDone: () => toast.success(t('accountMe.picture.removed')) });
  const uploads = useUploads(
    (file) => uploadFile({ body: { file } }),
    ({ fileId }) => void using.send({ body: { avatarFileId: fileId } }),
  );
  const handleAdd = async ([file]: File[]) => {
    const small = file && (await shrinkPicture(file));
    setFault(small ? undefined : t('accountMe.picture.unreadable'));
    uploads.pending.forEach(({ id }) => uploads.remove(id));
    if (small) uploads.add([small]);
  };

  return (
    <Section
      title={t('accountMe.picture.title')}
      aside={
        isEditable &&
        pictureFileId && (
          <Button
            size="small"
            color="inherit"
            loading={removing.isRunning}
            disabled={using.isRunning}
            onClick={() => void removing.send({ body: { part: 'picture' } })}
          >
            {t('accountMe.picture.remove')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <PersonMark name={nickName} url={url} size={88} />
        {isEditable && (
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <FileDrop
              label={t('accountMe.picture.choose')}
              help={t('accountMe.picture.help')}
              extensions={EXTENSIONS}
              camera="user"
              maxBytes={FILE_LIMIT}
              files={uploads.pending}
              error={fault}
              onAdd={(files) => void handleAdd(files)}
              onRemove={uploads.remove}
              onRetry={uploads.retry}
            />
          </Box>
        )}
      </Box>
    </Section>
  );
}
