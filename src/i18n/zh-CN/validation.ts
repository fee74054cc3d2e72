/** The shared rules' own texts, as phrases. */
export { zh as validation } from '@probity/contract/rules/faultTexts/zh';
