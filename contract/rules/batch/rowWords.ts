import { ruleText } from '../faultTexts/ruleText';
import type { MendableCode } from './untidy';
import { LONGEST_PERSON_NAME } from '../personName';
import { LONGEST_POSITION } from '../positionTitle';
import type { RowFaultCode } from './row';

interface Words {
  en: string;
  zh: string;
}

const ofRule = (
  name: 'invalid' | 'wrongForm' | 'wrongDigit' | 'noDate' | 'unborn' | 'over120' | 'under16',
): Words => ({
  en: ruleText(`validation.idNumber.${name}`, 'en'),
  zh: ruleText(`validation.idNumber.${name}`, 'zh'),
});

/** Each fault of a row: what is wrong, and what to do. */
export const rowFaultWords: Readonly<Record<RowFaultCode, Words>> = {
  nameMissing: { en: 'The name is missing: please enter it', zh: '缺少姓名，请填写' },
  nameLong: {
    en: `A name has at most ${LONGEST_PERSON_NAME} characters: please shorten it`,
    zh: `姓名最多 ${LONGEST_PERSON_NAME} 个字符，请缩短`,
  },
  nameNone: {
    en: 'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
    zh: '这不像是姓名：姓名应以文字或字母开头，不含表情或 = @ # 等符号',
  },
  nameNotes: {
    en: 'There is more than the name here: a number, a note in brackets or a form of address',
    zh: '姓名中夹带了编号、括号备注或称谓，请只保留姓名',
  },
  nameSurname: {
    en: 'This is a form of address, no full name: please enter the full name',
    zh: '这里是称呼而非全名，请填写完整姓名',
  },
  nameSpaced: { en: 'There are spaces within the name', zh: '姓名中间有空格' },
  mobileMissing: { en: 'The phone is missing: please enter it', zh: '缺少手机号，请填写' },
  mobileInvalid: {
    en: 'This is no mobile number: it has 11 digits and begins with 1',
    zh: '手机号不正确：应为以 1 开头的 11 位数字',
  },
  mobileTwo: { en: 'There is more than one phone number here', zh: '这里有多个手机号' },
  mobileNotes: { en: 'There is more than the phone number here', zh: '手机号中夹带了其他文字' },
  mobileRounded: {
    en: 'The spreadsheet has rounded this phone number: format the column as text and enter it again',
    zh: '手机号被表格软件改成了科学计数：请把该列设为文本格式后重新填写',
  },
  idInvalid: ofRule('invalid'),
  idForm: ofRule('wrongForm'),
  idDigit: ofRule('wrongDigit'),
  idNoDate: ofRule('noDate'),
  idUnborn: ofRule('unborn'),
  idOver120: ofRule('over120'),
  idUnder16: ofRule('under16'),
  idRounded: {
    en: 'The spreadsheet has lost the last digits of this ID number: format the column as text and enter it again',
    zh: '身份证号末位被表格软件舍去：请把该列设为文本格式后重新填写',
  },
  positionMissing: {
    en: 'The position is missing: enter it here, or for all rows alike',
    zh: '缺少岗位：请在此填写，或为全部行统一设置',
  },
  positionLong: {
    en: `A position has at most ${LONGEST_POSITION} characters: please shorten it`,
    zh: `岗位最多 ${LONGEST_POSITION} 个字符，请缩短`,
  },
  positionNone: {
    en: 'Please enter the position in words: it begins with a letter or a digit and has no pictures',
    zh: '请用文字填写岗位：以文字或数字开头，不含表情',
  },
  classMissing: {
    en: 'The class of the position is missing: choose it here, or for all rows alike',
    zh: '缺少岗位类别：请在此选择，或为全部行统一设置',
  },
  packageMissing: {
    en: 'The package is missing: choose it here, or for all rows alike',
    zh: '缺少套餐：请在此选择，或为全部行统一设置',
  },
  packageReasons: {
    en: 'This package has sensitive items: say for all rows why they are asked for',
    zh: '该套餐包含敏感项目：请为全部行填写核查理由',
  },
  unknownChoice: {
    en: 'This is none of the choices: choose what is meant, once for all rows alike',
    zh: '不在可选范围内：请选择其含义，相同内容的行一并生效',
  },
};

/** What mending does, for all rows with the fault. */
export const rowMendWords: Readonly<Record<MendableCode, Words>> = {
  nameNotes: { en: 'Keep the name alone', zh: '只保留姓名' },
  nameSpaced: { en: 'Take the spaces out', zh: '去掉空格' },
  mobileTwo: { en: 'Take the first number', zh: '取第一个手机号' },
  mobileNotes: { en: 'Keep the number alone', zh: '只保留手机号' },
};
