import type { Role } from '../../../../contract/permissions';

/** What call 9 asks to change of a user, or to make of a new one. */
export interface EditRequest {
  userId?: string;
  new?: true;
  nickName?: string;
  email?: string;
  avatarFileId?: string;
  mobile?: string;
  status?: 'enabled' | 'disabled';
  roleIds?: Role[];
}
