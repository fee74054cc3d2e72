import {
  textFaults,
  type BothWords,
  type SignedTextKind,
  type TextField,
} from '@probity/contract/rules/signedTexts';
import type { FormFault } from '../../../components/form/formRules';

/** The form: the words of both languages, the day, and whether who signed signs anew. */
export interface DraftForm {
  enTitle: string;
  enBody: string;
  zhTitle: string;
  zhBody: string;
  effectiveOn: string;
  signAnew: boolean;
}

const FIELDS: Record<TextField, keyof DraftForm> = {
  'en.title': 'enTitle',
  'en.body': 'enBody',
  'zh.title': 'zhTitle',
  'zh.body': 'zhBody',
};

/** What the gateway calls otherwise than the form does. */
export const draftNames = Object.fromEntries(
  Object.entries(FIELDS).map(([field, name]) => [`words.${field}`, name]),
);

export const draftOf = ({ en, zh }: BothWords, effectiveOn: string): DraftForm => ({
  ...{ enTitle: en.title, enBody: en.body, zhTitle: zh.title, zhBody: zh.body },
  ...{ effectiveOn, signAnew: false },
});

export const wordsOf = ({ enTitle, enBody, zhTitle, zhBody }: DraftForm): BothWords => ({
  en: { title: enTitle, body: enBody },
  zh: { title: zhTitle, body: zhBody },
});

/** What is wrong with a draft, before anything is sent. */
export const draftRules =
  (kind: SignedTextKind, earliestAnew: string) =>
  (form: DraftForm): Partial<Record<keyof DraftForm, FormFault>> => {
    const faults = Object.entries(textFaults(kind, wordsOf(form))).map(([field, { fault, about }]) => [
      FIELDS[field as TextField],
      { key: `signedTexts.fault.${fault}`, values: { about } },
    ]);
    return { ...Object.fromEntries(faults), ...dayFault(form, earliestAnew) };
  };

function dayFault(
  { effectiveOn, signAnew }: DraftForm,
  day: string,
): Partial<Record<keyof DraftForm, FormFault>> {
  if (!/^\d{4}-\d\d-\d\d$/.test(effectiveOn))
    return { effectiveOn: { key: 'signedTexts.fault.effectiveOn' } };
  if (signAnew && effectiveOn < day)
    return { effectiveOn: { key: 'signedTexts.fault.announcedFirst', values: { day } } };
  return {};
}
