import type { StatedName } from './sections';

type Given = Readonly<Partial<Record<string, unknown>>>;

/**
 * Where a field that is required has no answer: high school has no major and no certificate that the national register knows, who still
 * studies, left without it or studied abroad has no number of it, who is still there gives no reason for leaving, and nobody names a contact at an
 * employer who is not to be contacted.
 */
const hasNone: Readonly<Partial<Record<StatedName, (entry: Given) => boolean>>> = {
  major: ({ level }) => level === 'highSchool',
  certificateNo: ({ result, form, level }) =>
    result === 'studying' || result === 'leaving' || form === 'abroad' || level === 'highSchool',
  degreeNo: ({ form }) => form === 'abroad',
  leaveReason: ({ to }) => typeof to !== 'string' || to.trim() === '',
  witness: ({ doNotContact }) => doNotContact === true,
  witnessPhone: ({ doNotContact }) => doNotContact === true,
};

/** False where whoever filled in the entry cannot know an answer, as there is none: then a required field may stay empty. */
export const isAnswerable = (name: StatedName, entry: Given): boolean => !hasNone[name]?.(entry);
