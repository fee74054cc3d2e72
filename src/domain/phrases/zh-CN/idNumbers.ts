import type { idNumbers as english } from '../en/idNumbers';

export const idNumbers: typeof english = {
  differ: '提供了两个不同的身份证号：企业填写 {{enterprise}}，候选人填写 {{candidate}}。',
  differPlain: '企业与候选人提供的身份证号不同。',
  open: '尚未核实其中任何一个。',
  enterprise: '已核实企业填写的号码。',
  candidate: '已核实候选人填写的号码。',
  own: {
    differ: '企业下单时填写的身份证号与您填写的不同。',
    open: '尚未核实其中任何一个。',
    enterprise: '已核实企业填写的号码。',
    candidate: '已核实您填写的号码。',
  },
};
