import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { mayThere } from '@probity/contract/permissions';
import { enterpriseRoles, staffRoles } from '@probity/contract/roles';
import { selectUserInfo } from '../../../session/selectors';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { rightsGroups, rightsTable, type ToldRight } from './rightsTable';

/** What each role may do, from the one table of rights that the gateway checks. */
export function RolesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const isPlatform = useSelector(selectUserInfo).userType === 'staff';
  const roles = isPlatform ? (['owner', 'admin', ...staffRoles] as const) : enterpriseRoles;
  const groups = rightsGroups.flatMap((group) => {
    const rights = rightsTable[group].filter((right) =>
      roles.some((role) => mayThere(role, right, isPlatform)),
    );
    return rights.length > 0 ? [{ group, rights }] : [];
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('accountUsers.roles.title')}</DialogTitle>
      <DialogContent>
        <Box tabIndex={0} role="region" aria-labelledby={id} sx={{ overflow: 'auto', maxHeight: '65vh' }}>
          <Box
            component="table"
            sx={{
              borderCollapse: 'collapse',
              width: '100%',
              fontSize: '0.875rem',
              '& th, & td': { borderBottom: 1, borderColor: 'divider', py: 0.75, px: { xs: 0.25, sm: 1 } },
              // On a phone the names of the roles stand upright, so that all of them are seen.
              // They stay in sight while the rights are scrolled.
              '& thead > tr > *': {
                position: 'sticky',
                top: 0,
                bgcolor: 'background.paper',
              },
              '& thead th': {
                fontWeight: 600,
                whiteSpace: 'nowrap',
                verticalAlign: 'bottom',
                writingMode: { xs: 'vertical-rl', sm: 'horizontal-tb' },
              },
              '& tbody th': { textAlign: 'left', fontWeight: 400, minWidth: { xs: 120, sm: 180 } },
              '& td': { textAlign: 'center' },
            }}
          >
            <thead>
              <tr>
                <Box component="td" />
                {roles.map((role) => (
                  <th key={role} scope="col">
                    {t(`shell.role.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ group, rights }) => (
              <tbody key={group}>
                <tr>
                  <Box
                    component="th"
                    scope="rowgroup"
                    colSpan={roles.length + 1}
                    sx={{ '&&&': { fontWeight: 600, pt: 2 } }}
                  >
                    {t(`memberRights.group.${group}`)}
                  </Box>
                </tr>
                {rights.map((right) => (
                  <tr key={right}>
                    <th scope="row">{t(`memberRights.rights.${keyOf(right)}`)}</th>
                    {roles.map((role) => (
                      <td key={role}>{mayThere(role, right, isPlatform) ? <May /> : <MayNot />}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </Box>
        </Box>
        <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(isPlatform ? 'memberRights.staffNote' : 'memberRights.note')}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** A phrase's key has no dot. */
function keyOf<Right extends ToldRight>(right: Right) {
  return right.replace('.', '_') as Right extends `${infer Thing}.${infer Deed}` ? `${Thing}_${Deed}` : never;
}

function May() {
  const { t } = useTranslation();
  return (
    <>
      <Check fontSize="small" aria-hidden sx={{ color: 'lamp.green', display: 'block', mx: 'auto' }} />
      <span style={visuallyHidden}>{t('memberRights.may')}</span>
    </>
  );
}

function MayNot() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('memberRights.mayNot')}</span>
    </>
  );
}
