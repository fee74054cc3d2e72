import type { BatchField } from './fields';

/** One list of words a line keeps them readable; a comma divides them. */
const words = (...lines: string[]): readonly string[] =>
  lines.flatMap((line) => line.split(',').map((word) => word.trim()));

/** What other lists call the fields of a batch, besides the labels here. Compared folded (`folding.ts`). */
export const headSynonyms: Readonly<Record<BatchField, readonly string[]>> = {
  name: words(
    '名字,候选人,候选人姓名,候选人名称,员工,员工姓名,人员姓名,应聘者,应聘者姓名,应聘人,应聘人姓名,求职者,求职者姓名',
    '中文名,中文姓名,真实姓名,被调查人,被调查人姓名,被背调人,本人姓名,新员工姓名,入职人员,拟录用人员',
    'full name,candidate,candidate name,candidates name,name of candidate,employee,employee name,applicant,applicant name',
    'chinese name,legal name,staff name,name of applicant,person',
  ),
  mobile: words(
    '手机,手机号码,电话,电话号码,联系电话,移动电话,联系方式,联系手机,联系号码,本人手机,本人电话,手机电话',
    '候选人手机,候选人电话,候选人手机号',
    'mobile,phone,cell,cell phone,cellphone,mobile phone,mobile number,mobile no,phone no,cell number,telephone,tel',
    'telephone number,contact number,contact phone,contact no,contact,handphone',
  ),
  idNumber: words(
    '身份证,身份证号码,证件号码,证件号,证件编号,公民身份号码,居民身份证号,居民身份证号码,身份证件号码,身份号码,身份证编号',
    'id号,id号码',
    'id,id no,id card,id card number,id card no,identity number,identity card,identity card number,national id',
    'national id number,identification number,citizen id,resident id,resident identity number',
  ),
  positionTitle: words(
    '职位,职务,应聘岗位,应聘职位,岗位名称,职位名称,拟聘岗位,拟聘职位,入职岗位,录用岗位,拟录用岗位,面试岗位,工种',
    'job title,title,job,role,position title,position name,job position,position applied for,applied position,post',
  ),
  positionClass: words(
    '岗位类型,岗位分类,岗位类,职位类别,职位类型,职位分类',
    'position class,position type,position category,job class,job type,job category,class of position,type of position',
  ),
  package: words(
    '背调套餐,套餐名称,套餐类型,调查套餐,背景调查套餐,背调类型,背调方案,背调产品,核查套餐',
    'package name,check package,screening package,background check package,background check,screening level,plan',
  ),
  consentWay: words(
    '授权,授权形式,授权类型,授权渠道,签署方式,授权书签署方式,如何征求候选人同意',
    'consent way,way of consent,consent method,consent type,consent by,authorization,authorisation',
    'authorization method,how the candidate is asked',
  ),
  department: words(
    '所属部门,部门名称,用人部门,用工部门,需求部门,归属部门,入职部门,团队,所在部门,事业部,二级部门',
    'dept,team,division,business unit,department name,hiring department,hiring team,unit',
  ),
};

/** Synonyms that say less: of a phone not whether it is a mobile one, of a number not what it counts. */
export const looseSynonyms: readonly string[] = words(
  '电话,电话号码,联系电话,联系方式,联系号码,员工,phone,telephone,telephone number,tel,contact,contact number,contact phone',
  'contact no,id,person,unit,plan,post',
);

/** Columns of such lists that no batch needs; what they hold is not looked at. */
export const otherHeads: readonly string[] = words(
  '备注,说明,附注,序号,编号,行号,工号,员工编号,员工号,性别,年龄,出生日期,出生年月,生日,邮箱,电子邮箱,邮件,学历,毕业院校,学校,专业',
  '民族,籍贯,地址,住址,家庭住址,户籍,入职日期,入职时间,到岗日期,薪资,微信,微信号,证件类型,国籍,城市,工作地点,银行卡号,公司,单位,状态,英文名',
  'note,notes,remark,remarks,comment,comments,no,number,index,row,gender,sex,age,email,e mail,mail,birthday,birth date',
  'date of birth,dob,education,degree,school,university,major,address,hire date,start date,onboard date,salary,wechat',
  'id type,nationality,city,location,bank account,employee id,employee number,employee no,staff id,staff no,company,status',
);

/** Heads with these are about somebody else than the candidate. */
export const otherPersons: readonly string[] = words(
  '紧急,家属,亲属,配偶,父亲,母亲,介绍人,推荐人,内推人,证明人,面试官,负责人,招聘,招募,上级,领导,主管,hrbp,监护人,经办人',
  'emergency,referee,reference,referrer,referred,recruiter,interviewer,manager,supervisor,spouse,kin,guardian,parent,hr',
);

/** Phones that are hardly the candidate's own. */
export const otherPhones: readonly string[] = words(
  '办公,座机,固定,固话,家庭,单位,公司,分机',
  'home,office,work,landline,company,fax,extension',
);

/** What stands below heads to say how they are filled in. */
export const headHints: readonly string[] = words(
  '必填,选填,非必填,必选,可选,可不填',
  'required,optional,mandatory',
);
