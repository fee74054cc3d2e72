-- The right to approve ends with the role it was given to (decision 81): it does not come back with the role.
call enable_definer_access('approver');
create trigger membership_approving_ends after update of role, disabled on membership
  for each row execute function membership_ends_approving();

delete from approver a using membership m
  where m.main_id = a.main_id and m.user_id = a.user_id and (m.disabled or m.role not in ('admin', 'finance'));
