-- The dictionaries of education had values that no form takes, and other words than the screens. The values that forms take come in;
-- the others are offered no more. Words that somebody has changed are left as they are.
insert into dict_entry (type, value, label_en, label_zh, sort, is_default) values
  ('educationLevel', 'associate', 'Associate', '专科', 2, false),
  ('studyForm', 'abroad', 'Abroad', '境外', 5, false),
  ('studyForm', 'other', 'Other', '其他', 6, false)
on conflict do nothing;
update dict_entry set enabled = false
where (type, value) in (('educationLevel', 'college'), ('educationLevel', 'secondaryVocational'),
  ('studyForm', 'adult'), ('studyForm', 'open'), ('studyForm', 'overseas'));
update dict_entry d set sort = s.sort
from (values
  ('educationLevel', 'highSchool', 1), ('educationLevel', 'bachelor', 3), ('educationLevel', 'master', 4),
  ('educationLevel', 'doctor', 5), ('educationLevel', 'other', 6), ('studyForm', 'selfTaught', 3), ('studyForm', 'online', 4)
) as s (type, value, sort)
where d.type = s.type and d.value = s.value;
update dict_entry d
set label_en = w.now_en, label_zh = w.now_zh
from (values
  ('educationLevel', 'doctor', 'Doctorate', '博士研究生', 'Doctor', '博士'),
  ('educationLevel', 'master', 'Master', '硕士研究生', 'Master', '硕士'),
  ('studyForm', 'fullTime', 'Full-time', '普通全日制', 'Full-time', '全日制'),
  ('studyForm', 'online', 'Online education', '网络教育', 'Distance learning', '远程教育'),
  ('consentWay', 'sms', 'Link by SMS', '短信链接', 'SMS link', '短信链接'),
  ('consentWay', 'paper', 'Signed form uploaded', '上传已签授权书', 'Signed form', '已签署的授权书')
) as w (type, value, was_en, was_zh, now_en, now_zh)
where d.type = w.type and d.value = w.value and d.label_en = w.was_en and d.label_zh = w.was_zh;

-- What operators change of a dictionary, from a moment on, as the whole list. `dict_entry` holds what the installation began with; the
-- newest change that is in force at a moment is the dictionary then. The rows belong to the platform's account.
create table dict_change (
  main_id      uuid not null references main_account (id),
  id           uuid not null,
  type         text not null check (length(type) between 1 and 50),
  -- In their order: {value, en, zh, isOffered, isDefault}
  entries      jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) between 1 and 50),
  -- The day as it was chosen, in China, and the moment from which it counts: at once, or that day's first
  effective_on date not null,
  effective_at timestamptz not null,
  changed_by   uuid not null references users (id),
  changed_at   timestamptz not null,
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  primary key (main_id, id),
  check (effective_at >= changed_at),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What was in force has been read by.
  check (withdrawn_at < effective_at)
);
call enable_tenant_rls('dict_change', 'select, insert, update');
call enable_definer_access('dict_change');
create trigger dict_guarded before update on dict_change for each row execute function dict_guard();
-- The words of a moment are told by dict_at.
drop function if exists dict_entries(text[]);
