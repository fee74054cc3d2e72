import { useFilePicture } from '../../api/files/useFilePicture';
import { PersonMark } from '../../components/data/PersonMark';

interface UserPictureProps {
  name: string;
  /** The address from loginInfo; the file is fetched by an authorised call. */
  avatar: string;
}

/** The user's own picture in the top bar; initials until it is loaded, and when it cannot be fetched. */
export function UserPicture({ name, avatar }: UserPictureProps) {
  const { url } = useFilePicture(new URLSearchParams(avatar.split('?')[1]).get('fileId'));
  return <PersonMark name={name} url={url} />;
}
