-- What can be ordered: kinds of check, packages, and how long each took. The same for every account; read through functions.

create table catalogue_item (
  code         text primary key check (length(code) between 1 and 40),
  category     text not null check (category in ('identity', 'education', 'employment', 'legal', 'business',
                                                 'qualification', 'financial')),
  name_en      text not null,
  name_zh      text not null,
  -- What is done with the data, told to the candidate before consent.
  what_en      text not null,
  what_zh      text not null,
  price        int not null check (price >= 0),
  working_days int not null check (working_days between 0 and 60),
  fields       text[] not null,
  sensitive    boolean not null,
  worked       text not null check (worked in ('computed', 'list', 'provider', 'manual')),
  retention_days int not null check (retention_days > 0),
  sort         int not null
);

-- A package of no account is a standard package; an account's own carry it. Versions are new rows.
create table package (
  id             uuid primary key,
  owner_main_id  uuid references main_account (id),
  code           text not null,
  version        int not null default 1,
  name_en        text not null,
  name_zh        text not null,
  description_en text not null,
  description_zh text not null,
  price          int not null check (price >= 0),
  active         boolean not null default true,
  sort           int not null default 0,
  created_at     timestamptz not null default now(),
  unique nulls not distinct (owner_main_id, code, version)
);
create table package_item (
  package_id uuid not null references package (id),
  item_code  text not null references catalogue_item (code),
  copies     int not null default 1 check (copies between 1 and 10),
  price      int not null check (price >= 0),
  sort       int not null,
  primary key (package_id, item_code)
);

-- How many working days finished items took, over all accounts: only the kind and the number, nothing of whom.
create table item_duration (
  id           uuid primary key,
  item_code    text not null references catalogue_item (code),
  working_days int not null check (working_days >= 0),
  done_at      timestamptz not null
);
create index item_duration_newest on item_duration (item_code, done_at desc, id desc);

-- ── The rows every installation starts with. Prices are fen ──────────────────────────────────────────────────
-- What a finding of a kind records is a rule that the console needs too: contract/rules/resultFields.ts. An ID number is
-- sensitive personal information, and the text of `identity` tells the candidate so.
insert into catalogue_item (sort, code, category, name_en, name_zh, price, working_days, fields, sensitive, worked,
                            retention_days, what_en, what_zh) values
(10, 'identity', 'identity', 'Identity', '身份核实', 500, 0, '{idNumber}', true, 'computed', 365,
 'Your name and ID number are compared with the official numbering rules (GB 11643): check digit, region, date of birth, sex. Your ID number is sensitive personal information; it is stored encrypted and shown in part only.',
 '将您的姓名与身份证号按国家标准（GB 11643）核对：校验码、地区、出生日期、性别。身份证号属于敏感个人信息，加密保存，仅部分显示。'),
(20, 'phoneSegment', 'identity', 'Phone number range', '手机号段', 200, 0, '{}', false, 'computed', 365,
 'The carrier that your phone number''s range was assigned to is read from the public numbering plan. Nobody is called and no use of the phone is looked at.',
 '根据公开的号段分配规则判断您手机号所属运营商。不会拨打电话，也不会查看您的通信使用情况。'),
(30, 'education', 'education', 'Education', '学历核实', 4000, 3, '{education}', false, 'manual', 365,
 'The school, major, level, form and dates you state are compared with the CHSI report you provide or with the school.',
 '将您填写的学校、专业、层次、学习形式和起止时间与您提供的学信网报告或学校记录核对。'),
(40, 'degree', 'education', 'Degree', '学位核实', 4000, 3, '{education}', false, 'manual', 365,
 'The degree you state is compared with the degree certificate or the CHSI report you provide.',
 '将您填写的学位与您提供的学位证书或学信网学位报告核对。'),
(50, 'employment', 'employment', 'Employment', '工作履历核实', 12000, 4, '{employment}', false, 'manual', 365,
 'Your former employer is asked for title, dates, reason for leaving and whether a non-compete clause applies. Employers you mark "do not contact" are not contacted.',
 '向您的前雇主核实职位、任职时间、离职原因以及是否存在竞业限制。您标注“请勿联系”的单位不会被联系。'),
(60, 'reference', 'employment', 'Reference interview', '证明人访谈', 15000, 4, '{references}', false, 'manual', 365,
 'A person you name is interviewed about working with you. How their identity was made sure of is written down.',
 '对您提供的证明人进行访谈，了解共事情况，并记录如何确认其身份。'),
(70, 'litigation', 'legal', 'Court records', '诉讼记录', 6000, 2, '{idNumber}', true, 'list', 180,
 'Public court records are searched by your ID number and name. A person confirms that a record is about you before it is reported.',
 '以您的身份证号和姓名检索公开的法院记录。任何记录须经人工确认与您本人有关后方可写入报告。'),
(80, 'dishonestDebtor', 'legal', 'Dishonest debtors and restrictions', '失信被执行人与限制消费', 3000, 1, '{idNumber}', true, 'list', 180,
 'The published lists of dishonest debtors and of persons under consumption restrictions are searched by your ID number and name.',
 '以您的身份证号和姓名检索公开的失信被执行人名单及限制消费人员名单。'),
(90, 'directorship', 'business', 'Directorships and conflicts of interest', '任职投资与利益冲突', 6000, 2, '{idNumber}', false, 'provider', 365,
 'Public company registers are searched for companies in which you hold an office or a share.',
 '检索公开的企业登记信息，了解您担任职务或持有股份的企业。'),
(100, 'qualification', 'qualification', 'Professional qualification', '职业资格核实', 5000, 3, '{certificates}', false, 'manual', 365,
 'The certificates you name are compared with the register of who issued them.',
 '将您填写的职业资格证书与发证机构的登记信息核对。'),
(110, 'financialRisk', 'financial', 'Financial risk', '金融风险', 10000, 2, '{idNumber}', true, 'provider', 180,
 'A licensed data provider is asked whether serious financial risks are on record for your ID number, such as fraud or enforcement. Your lending and your income are not asked for.',
 '向持牌数据机构查询您的身份证号是否存在欺诈、强制执行等严重金融风险记录。不查询借贷明细和收入。'),
(120, 'sanctions', 'legal', 'Sanctions and public offices', '制裁名单与政治公众人物', 4000, 1, '{idNumber}', true, 'list', 180,
 'Sanctions lists and lists of persons in public offices are searched by your name and date of birth. A person confirms every hit.',
 '以您的姓名和出生日期检索制裁名单与政治公众人物名单，任何命中均经人工确认。');

insert into package (id, code, name_en, name_zh, description_en, description_zh, price, sort) values
('01990000-0000-7000-8000-000000000001', 'basic', 'Basic', '基础版',
 'Identity, phone number range, education and the lists of dishonest debtors: for every position.',
 '身份、手机号段、学历与失信名单：适合所有岗位。', 6800, 10),
('01990000-0000-7000-8000-000000000002', 'standard', 'Standard', '标准版',
 'Adds degree, two employers, court records and directorships: for specialists and first managers.',
 '增加学位、两段工作履历、诉讼记录与任职投资：适合专业岗位与基层管理者。', 42000, 20),
('01990000-0000-7000-8000-000000000003', 'deep', 'Deep', '深度版',
 'The whole catalogue with two references: for management, finance and positions of trust.',
 '涵盖全部核查项目并含两位证明人访谈：适合管理、财务及关键岗位。', 88000, 30);

-- The items of a package with their list prices; its own price is split over them at order.
insert into package_item (package_id, item_code, copies, price, sort)
select p.id, c.code,
       case when c.code = 'employment' or (c.code = 'reference' and p.code = 'deep') then 2 else 1 end, c.price, c.sort
from package p join catalogue_item c on
  p.code = 'deep'
  or (p.code = 'standard' and c.code in ('identity', 'phoneSegment', 'education', 'degree', 'employment', 'litigation',
                                         'dishonestDebtor', 'directorship'))
  or (p.code = 'basic' and c.code in ('identity', 'phoneSegment', 'education', 'dishonestDebtor'));
