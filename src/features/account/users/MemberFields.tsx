import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { enterpriseRoles, staffRoles } from '@probity/contract/roles';
import { useListDepartmentsQuery } from '../../../api/resources/peopleApi';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldMenu } from '../../../components/form/FieldMenu';
import type { AppField } from '../../../components/form/useAppForm';
import { selectUserInfo } from '../../../session/selectors';
import type { MemberDraft } from './memberDraft';

interface MemberFieldsProps {
  field: (name: keyof MemberDraft) => AppField<string>;
  /** A new member has a phone to enter; an existing one's cannot be changed here. */
  isNew?: boolean;
  /** The name belongs to several accounts. */
  isNameFixed?: boolean;
  /** Why the role cannot be changed: it is the user's own, or that of an owner, whom only owners change. */
  roleFixed?: 'self' | 'owner';
  /** What the chosen role brings with it, below it. */
  ofRole?: ReactNode;
}

/** The fields of a person of the account. */
export function MemberFields({ field, isNew, isNameFixed, roleFixed, ofRole }: MemberFieldsProps) {
  const { t } = useTranslation();
  const role = field('roleId');
  const { roles = [], userType } = useSelector(selectUserInfo);
  const { data: departments = [] } = useListDepartmentsQuery();
  const known = userType === 'staff' ? (['owner', 'admin', ...staffRoles] as const) : enterpriseRoles;
  // Only owners decide who owns the account.
  const choices = known.filter((one) => one !== 'owner' || roles.includes('owner') || role.value === 'owner');
  return (
    <>
      {isNew && (
        <FieldLine
          field={field('mobile')}
          label={t('accountUsers.field.mobile')}
          help={t('accountUsers.field.mobileHelp')}
          type="tel"
          inputMode="numeric"
        />
      )}
      <FieldLine
        field={field('nickName')}
        label={t('accountUsers.field.name')}
        help={isNameFixed ? t('accountUsers.field.nameFixed') : undefined}
        disabled={isNameFixed}
      />
      <FieldMenu
        field={role}
        label={t('accountUsers.field.role')}
        help={t(
          roleFixed
            ? `accountUsers.field.roleFixed.${roleFixed}`
            : `accountUsers.roleHelp.${role.value as 'owner'}`,
        )}
        disabled={roleFixed !== undefined}
        options={choices.map((one) => ({ value: one, label: t(`shell.role.${one}`) }))}
      />
      {ofRole}
      <FieldMenu
        field={field('departmentId')}
        label={t('accountUsers.field.department')}
        isOptional
        emptyLabel={t('accountUsers.field.noDepartment')}
        options={departments.map((one) => ({ value: one.departmentId, label: one.name }))}
      />
      <FieldLine
        field={field('budget')}
        label={t('accountUsers.field.budget')}
        help={t('accountUsers.field.budgetHelp')}
        isOptional
        inputMode="decimal"
        startAdornment={<Box sx={{ mr: 0.5 }}>¥</Box>}
      />
    </>
  );
}
