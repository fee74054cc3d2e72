import { lazyPart } from '../../../components/lazyPart';

const AbsentDialog = lazyPart(() => import('./AbsentDialog').then((module) => module.AbsentDialog));
const OwnershipDialog = lazyPart(() => import('./OwnershipDialog').then((module) => module.OwnershipDialog));
const RolesDialog = lazyPart(() => import('./RolesDialog').then((module) => module.RolesDialog));
const DepartmentsDialog = lazyPart(() =>
  import('./DepartmentsDialog').then((module) => module.DepartmentsDialog),
);

/** Dialogs about the people of an account as a whole. */
export type AccountDialog = 'roles' | 'departments' | 'absent' | 'ownership';

interface AccountDialogsProps {
  open: AccountDialog;
  onClose: () => void;
}

/** The one that is open: most people who look at the list open none of them. */
export function AccountDialogs({ open, onClose }: AccountDialogsProps) {
  switch (open) {
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
