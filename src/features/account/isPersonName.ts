export { isNickName as isPersonName } from '@probity/contract/rules/personName';
