import type { Member } from '../../../api/resources/peopleApi';
import { lazyPart } from '../../../components/lazyPart';
import { loadPhrases } from '../../../i18n/i18n';

const AbsentDialog = lazyPart(() => import('./AbsentDialog').then((module) => module.AbsentDialog));
const OwnershipDialog = lazyPart(() => import('./OwnershipDialog').then((module) => module.OwnershipDialog));
const InviteDialog = lazyPart(() => import('./InviteDialog').then((module) => module.InviteDialog));
const InviteManyDialog = lazyPart(() =>
  import('./InviteManyDialog').then((module) => module.InviteManyDialog),
);
const MemberDialog = lazyPart(() => import('./MemberDialog').then((module) => module.MemberDialog));
const MemberById = lazyPart(() => import('./MemberById').then((module) => module.MemberById));
const RolesDialog = lazyPart(async () => {
  const [module] = await Promise.all([import('./RolesDialog'), loadPhrases('memberRights')]);
  return module.RolesDialog;
});
const DepartmentsDialog = lazyPart(() =>
  import('./DepartmentsDialog').then((module) => module.DepartmentsDialog),
);

/** Dialogs about the people of an account, but for changing one of them. */
export type AccountDialog = 'invite' | 'many' | 'roles' | 'departments' | 'absent' | 'ownership';

interface AccountDialogsProps {
  /** Which of them, a person of the list, or one whom the search everywhere leads to. */
  open: AccountDialog | Member | { userId: string };
  onClose: () => void;
}

/** The one that is open: most people who look at the list open none of them. */
export function AccountDialogs({ open, onClose }: AccountDialogsProps) {
  if (typeof open === 'object')
    return 'nickName' in open ? (
      <MemberDialog member={open} onClose={onClose} />
    ) : (
      <MemberById userId={open.userId} onClose={onClose} />
    );
  switch (open) {
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'many':
      return <InviteManyDialog onClose={onClose} />;
    case 'roles':
      return <RolesDialog onClose={onClose} />;
    case 'departments':
      return <DepartmentsDialog onClose={onClose} />;
    case 'absent':
      return <AbsentDialog onClose={onClose} />;
    case 'ownership':
      return <OwnershipDialog onClose={onClose} />;
  }
}
