-- The link of a form (decision 97): closed it is kept, so that it can be opened again, and its places are counted by it.
alter table registration_form
  add column closed_at timestamptz,
  -- Which link of the form the present one is, from 1; 0: it never had one
  add column link_no int not null default 0 check (link_no >= 0),
  add check (closed_at is null or link_enc is not null);
-- The link whose place it has; 0: none that is known
alter table application add column link_no int not null default 0 check (link_no >= 0);
create index application_of_link on application (main_id, form_id, link_no);

-- What is there already, of every account.
alter table registration_form no force row level security;
alter table application no force row level security;
update registration_form set link_no = 1 where link_enc is not null;
update application a set link_no = 1 from registration_form f
  where f.main_id = a.main_id and f.id = a.form_id and f.link_no = 1
    and a.begun_at >= (select max(l.created_at) from link_token l
      where l.target_id = f.id and l.revoked_at is null);
alter table registration_form force row level security;
alter table application force row level security;
-- A link leads back those who began for 30 days after its last day.
update link_token set expires_at = expires_at + interval '30 days'
  where kind = 'registration' and cardinality(mobile_indexes) = 0 and revoked_at is null;

-- A session that an applicant keeps on a phone of their own: it ends by its days, not by an idle half hour.
alter table sessions add column stays boolean not null default false check (not stays or kind = 'visitor');
