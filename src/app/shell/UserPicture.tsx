import { useFilePicture } from '../../api/files/useFilePicture';
import { PersonMark } from '../../components/data/PersonMark';

interface UserPictureProps {
  name: string;
  /** The address loginInfo gives; the file is fetched by an authorised call. */
  avatar: string;
}

/** One's own picture in the top bar; the initials until it is there, and when it cannot be fetched. */
export function UserPicture({ name, avatar }: UserPictureProps) {
  const { url } = useFilePicture(new URLSearchParams(avatar.split('?')[1]).get('fileId'));
  return <PersonMark name={name} url={url} />;
}
