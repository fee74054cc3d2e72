import { faultsOf } from '../../components/form/formRules';
import {
  certificationRules,
  emptyCertification,
  FIELDS,
  toDraft,
  toRequest,
  type CertificationValues,
} from './certificationValues';

const certificationFaults = (values: CertificationValues) =>
  Object.fromEntries(
    faultsOf(certificationRules, values).flatMap(([name, fault]) => (fault ? [[name, fault.key]] : [])),
  );

const good: CertificationValues = {
  enterpriseName: ' 示例信息技术有限公司 ',
  creditCode: ' 91350100m000100y43',
  licenseFileId: '01990000-0000-7000-8000-000000000001',
  legalPerson: ' 张三 ',
  contactName: '李四',
  contactPhone: ' 13900001111 ',
  regionCode: '',
  address: '  ',
};

it('what is in order goes out trimmed, the code in capitals, and nothing where nothing was chosen', () => {
  expect(certificationFaults(good)).toEqual({});
  expect(toRequest(good)).toEqual({
    enterpriseName: '示例信息技术有限公司',
    creditCode: '91350100M000100Y43',
    licenseFileId: good.licenseFileId,
    legalPerson: '张三',
    contactName: '李四',
    contactPhone: '13900001111',
  });
});

it('what is no name of a person is said at its field, with the reason', () => {
  const faults = certificationFaults({ ...good, legalPerson: '💥💥💥', contactName: '=cmd()' });
  expect(faults).toEqual({
    legalPerson: 'enterprise.fault.noName',
    contactName: 'enterprise.fault.noName',
  });
});

it.each(['91 350100 M000100Y4 3', '９１350100-M000100Y4-3'])(
  'a code pasted as %s goes out in one',
  (creditCode) => {
    expect(certificationFaults({ ...good, creditCode })).toEqual({});
    expect(toRequest({ ...good, creditCode }).creditCode).toBe('91350100M000100Y43');
  },
);

it('an empty form names every field that is needed, and region and address are not', () => {
  expect(Object.keys(certificationFaults(emptyCertification)).sort()).toEqual(
    FIELDS.filter((name) => name !== 'regionCode' && name !== 'address').sort(),
  );
});

it.each([
  ['9135', 'length'],
  ['91350100M000100O43', 'characters'],
  ['91350100M000100Y34', 'check'],
])('credit code %s: %s', (creditCode, kind) => {
  expect(certificationFaults({ ...good, creditCode })).toEqual({
    creditCode: `enterprise.fault.creditCode.${kind}`,
  });
});

it('a name with an address is refused in words; one of a licence is not', () => {
  expect(certificationFaults({ ...good, enterpriseName: '领奖 evil.example' })).toEqual({
    enterpriseName: 'enterprise.fault.enterpriseNameAddress',
  });
  expect(certificationFaults({ ...good, enterpriseName: '💥💥💥' })).toEqual({
    enterpriseName: 'enterprise.fault.enterpriseNameNone',
  });
  expect(certificationFaults({ ...good, enterpriseName: '=cmd()' })).toEqual({
    enterpriseName: 'enterprise.fault.enterpriseNameAddress',
  });
  expect(certificationFaults({ ...good, enterpriseName: 'Probity Example Co., Ltd.' })).toEqual({});
});

it('a draft carries no empty id: the contract would refuse it', () => {
  expect(toDraft(emptyCertification)).not.toHaveProperty('licenseFileId');
  expect(toDraft(good)).toEqual(good);
});
