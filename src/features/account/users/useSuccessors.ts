import { formatFen } from '@probity/contract/rules/fen';
import { may } from '@probity/contract/permissions';
import { enterpriseRoles, type Role } from '@probity/contract/roles';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useGetApprovalRulesQuery } from '../../../api/resources/approvalsApi';
import { useGetMemberHoldingsQuery, type Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { selectUserInfo } from '../../../session/selectors';
import { colleagueOption, ordersChecks, useColleagues } from './useColleagues';

/** What somebody who goes holds, and which colleagues may have what of it. */
export function useSuccessors({ userId, roleId }: Member) {
  const { t } = useTranslation();
  const { userId: ownId = '' } = useSelector(selectUserInfo);
  // Whoever ordered once may own records still, whatever their role is now; staff own none.
  const isCustomer = enterpriseRoles.some((role) => role === roleId);
  const skip = !isCustomer;
  const asked = { skip, refetchOnMountOrArgChange: true };
  const holdings = useGetMemberHoldingsQuery({ userId }, { skip });
  const rules = useGetApprovalRulesQuery(undefined, asked);
  const { people, ...known } = useColleagues({ isSkipped: skip });
  const others = people.filter((one) => one.userId !== userId);
  const rights = new Map(rules.data?.approvers.map((one) => [one.userId, one]));
  const right = rights.get(userId);
  const rightUpTo = right && !right.isUnlimited ? right.upTo : null;
  const mayGrant = rules.data?.mayGrant === true;
  const approvers = (mayGrant ? others : []).flatMap((one) => {
    const { upTo = null, isUnlimited = true } = rights.get(one.userId) ?? {};
    if (rightUpTo === null || isUnlimited || (upTo ?? 0) >= rightUpTo) return [];
    const { label } = colleagueOption(one);
    const now =
      upTo === null
        ? label
        : t('accountUsers.disableAsk.approvesNow', { to: label, amount: formatFen(upTo) });
    return [{ userId: one.userId, label: now }];
  });
  const failed = holdings.error ?? rules.error;
  return {
    held: holdings.data,
    ...{ ownId, isCustomer, rightUpTo, approvers, mayGrant },
    upTo: rightUpTo === null ? null : formatFen(rightUpTo),
    people: others,
    takers: others.filter(ordersChecks),
    keepers: others.filter((one) => one.userId !== ownId && may(one.roleId as Role, 'apiKey.manage')),
    isLoading: holdings.isLoading || rules.isLoading || known.isLoading,
    error: failed ? messageOf(failed) : known.error,
    retry: () => {
      if (skip) return;
      void holdings.refetch();
      void rules.refetch();
      if (known.error) known.retry();
    },
  };
}
