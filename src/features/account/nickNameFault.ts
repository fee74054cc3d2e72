export { nickNameFault } from '@probity/contract/rules/personName';
