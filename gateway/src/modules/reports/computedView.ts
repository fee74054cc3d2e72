import { inLanguage } from '../../../../contract/rules/inLanguage';
import type { Lang } from '../../kernel/context';
import type { FindingBody } from '../checks/findingRepository';

type Facts = FindingBody['computed'];

/** What was computed of an item, in the reader's words. */
export const computedView = (computed: Facts, lang: Lang): Facts =>
  computed.map(({ key, value }) => ({
    key,
    value: typeof value === 'string' ? inLanguage(value, lang) : value,
  }));
