import { idCheckCharacter } from '@probity/contract/rules/idNumber';

const surnames = '王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗'.split('');
const givenNames = [
  '敏', '宇桐', '子涵', '建国', '思远', '雨欣', '浩然', '晓彤', '志强', '佳怡', '文博', '若曦', '俊杰', '雅婷', '明轩',
  '海燕', '天佑', '静怡', '国栋', '美玲', '家豪', '诗涵', '振华', '慧敏', '鹏飞', '丽娜', '嘉诚', '晨曦', '永康', '婉清',
]; // prettier-ignore
const positions = [
  ['会计', 'finance'],
  ['后端工程师', 'technology'],
  ['区域经理', 'management'],
  ['仓储司机', 'driver'],
  ['客服专员', 'general'],
  ['信息安全工程师', 'security'],
  ['财务经理', 'finance'],
  ['产品经理', 'technology'],
] as const;
const regions = ['110105', '310104', '440305', '330106', '510107', '420106', '320105', '610113'];

export interface DemoPerson {
  name: string;
  mobile: string;
  idNumber: string;
  positionTitle: string;
  positionClass: string;
}

/**
 * A made-up person: the name is random, the ID number is well formed and belongs to nobody, the phone is in a range for
 * tests.
 */
export function demoPerson(index: number): DemoPerson {
  const year = 1975 + ((index * 7) % 27);
  const month = String(1 + ((index * 5) % 12)).padStart(2, '0');
  const day = String(1 + ((index * 11) % 28)).padStart(2, '0');
  const body = `${regions[index % regions.length]}${year}${month}${day}${String(901 + (index % 90)).padStart(3, '0')}`;
  const [positionTitle, positionClass] = positions[index % positions.length]!;
  return {
    name: `${surnames[(index * 3) % surnames.length]}${givenNames[(index * 7) % givenNames.length]}`,
    mobile: `1390000${String(1000 + index)}`,
    idNumber: body + idCheckCharacter(body),
    positionTitle,
    positionClass,
  };
}
