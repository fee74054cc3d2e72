import { useSelector } from 'react-redux';
import { useListDepartmentsQuery } from '../../api/resources/peopleApi';
import { selectUserInfo } from '../../session/selectors';

/** The departments of the account, for who may see them: others order for their own. Undefined while they are unknown. */
export function useDepartments(): readonly { departmentId: string; name: string }[] | undefined {
  const { permissions = [] } = useSelector(selectUserInfo);
  return useListDepartmentsQuery(undefined, { skip: !permissions.includes('user.manage') }).data;
}
