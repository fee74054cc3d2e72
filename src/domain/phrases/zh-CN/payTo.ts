import type { payTo as english } from '../en/payTo';

export const payTo: typeof english = {
  lead: '请向以下账户转账，并在附言中填写贵企业的识别码，然后在此提交转账信息和凭证。运营人员会核对银行流水。',
  accountName: '户名',
  bankName: '开户行',
  accountNo: '账号',
  changedOn:
    '收款账户已于 {{day}} 变更，请更新已保存的收款人信息。账户变更仅在本页和站内通知中告知，切勿向电话、短信、邮件或信函中所称的其他账户转账。',
};
