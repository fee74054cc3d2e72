/** The shared rules' own texts, as phrases. */
export { en as validation } from '@probity/contract/rules/faultTexts/en';
