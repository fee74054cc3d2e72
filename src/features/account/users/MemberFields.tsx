import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { enterpriseRoles, staffRoles } from '../../../../contract/permissions';
import { useListDepartmentsQuery } from '../../../api/peopleApi';
import { FieldSelect } from '../../../components/CompactSelect';
import { FormField } from '../../../components/form/FormField';
import { TextLine } from '../../../components/form/TextLine';
import { useFaultText } from '../../../components/form/useFaultText';
import { selectUserInfo } from '../../../session/selectors';
import type { MemberDraft, MemberFaults } from './memberDraft';

interface MemberFieldsProps {
  draft: MemberDraft;
  faults: MemberFaults;
  /** A new one has a phone; of somebody there it is not changed here. */
  isNew?: boolean;
  /** The name belongs to several accounts, or the role is one's own. */
  isNameFixed?: boolean;
  isRoleFixed?: boolean;
  /** The form itself, where the first fault is looked for. */
  fieldsRef: Ref<HTMLFormElement>;
  onChange: (change: Partial<MemberDraft>) => void;
  /** Enter in a field. */
  onSubmit: () => void;
}

/** The fields of a person of the account. */
export function MemberFields({
  draft,
  faults,
  isNew,
  isNameFixed,
  isRoleFixed,
  fieldsRef,
  onChange,
  onSubmit,
}: MemberFieldsProps) {
  const { t } = useTranslation();
  const text = useFaultText();
  const { roles = [], userType } = useSelector(selectUserInfo);
  const { data: departments = [] } = useListDepartmentsQuery();
  const known = userType === 'staff' ? (['owner', 'admin', ...staffRoles] as const) : enterpriseRoles;
  // Who owns the account is for owners to say.
  const choices = known.filter(
    (role) => role !== 'owner' || roles.includes('owner') || draft.roleId === 'owner',
  );
  return (
    <Box
      component="form"
      ref={fieldsRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2, pt: 0.5 }}
    >
      {/* The dialog's button stands outside of the form: without one inside, Enter would send nothing. */}
      <button type="submit" hidden />
      {isNew && (
        <TextLine
          name="mobile"
          label={t('accountUsers.field.mobile')}
          help={t('accountUsers.field.mobileHelp')}
          type="tel"
          inputMode="numeric"
          value={draft.mobile}
          error={text(faults.mobile)}
          onChange={(event) => onChange({ mobile: event.target.value })}
          autoFocus
        />
      )}
      <TextLine
        name="nickName"
        label={t('accountUsers.field.name')}
        help={isNameFixed ? t('accountUsers.field.nameFixed') : undefined}
        disabled={isNameFixed}
        value={draft.nickName}
        error={text(faults.nickName)}
        onChange={(event) => onChange({ nickName: event.target.value })}
      />
      <FormField
        label={t('accountUsers.field.role')}
        help={t(
          isRoleFixed ? 'accountUsers.field.roleFixed' : `accountUsers.roleHelp.${draft.roleId as 'owner'}`,
        )}
        error={text(faults.roleId)}
      >
        {({ id, describedBy }) => (
          <FieldSelect
            id={id}
            aria-describedby={describedBy}
            value={draft.roleId}
            disabled={isRoleFixed}
            onChange={(event) => onChange({ roleId: event.target.value })}
          >
            {choices.map((role) => (
              <option key={role} value={role}>
                {t(`app.role.${role}`)}
              </option>
            ))}
          </FieldSelect>
        )}
      </FormField>
      <FormField label={t('accountUsers.field.department')} isOptional error={text(faults.departmentId)}>
        {({ id, describedBy }) => (
          <FieldSelect
            id={id}
            aria-describedby={describedBy}
            value={draft.departmentId}
            onChange={(event) => onChange({ departmentId: event.target.value })}
          >
            <option value="">{t('accountUsers.field.noDepartment')}</option>
            {departments.map((one) => (
              <option key={one.departmentId} value={one.departmentId}>
                {one.name}
              </option>
            ))}
          </FieldSelect>
        )}
      </FormField>
      <TextLine
        name="budget"
        label={t('accountUsers.field.budget')}
        help={t('accountUsers.field.budgetHelp')}
        isOptional
        inputMode="decimal"
        startAdornment={<Box sx={{ mr: 0.5 }}>¥</Box>}
        value={draft.budget}
        error={text(faults.budget)}
        onChange={(event) => onChange({ budget: event.target.value })}
      />
    </Box>
  );
}
