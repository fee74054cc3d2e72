import type { WordTable } from '../../../kernel/words';

export const words = {
  rejectedWhy: { en: 'Please say why it is rejected', zh: '请填写驳回原因' },
} satisfies WordTable;

/** Faults of the papers, by field. */
export const papers = {
  enterpriseName: {
    en: 'Please enter the name as on the licence: at least two letters, without a web address or signs such as = @ [ ] at its beginning',
    zh: '请填写营业执照上的企业名称：至少两个文字或字母，不能包含网址，也不能以 = @ 等符号开头',
  },
  creditCode: { en: 'Is not a valid unified social credit code', zh: '统一社会信用代码不正确' },
  licenseFileId: { en: 'Please upload the licence again', zh: '请重新上传营业执照' },
  legalPerson: { en: 'Please enter the legal representative', zh: '请填写法定代表人' },
  contactName: { en: 'Please enter a contact', zh: '请填写联系人' },
  regionCode: { en: 'Is not a known region', zh: '地区不存在' },
} satisfies WordTable;
