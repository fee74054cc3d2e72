import { currentLanguage, sayOver } from './i18n';

/** The words in force of one dictionary, in its order. */
interface DictWord {
  value: string;
  label: string;
  isOffered: boolean;
  isDefault: boolean;
}
type DictWords = Readonly<Record<string, readonly DictWord[] | undefined>>;

/**
 * The phrases of a dictionary's values: below which keys each value's word stands, under its own name or another one. Without a name
 * a word of that place stays as it is.
 */
export type DictPlaces = Readonly<
  Record<string, readonly (string | readonly [string, Record<string, string>])[]>
>;

/** The values of a form's fields, for the one who fills it in and for who reads it. */
export const formPlaces: DictPlaces = {
  educationLevel: ['candidate.level'],
  studyForm: ['candidate.form'],
};
/** What a report says. */
export const reportPlaces: DictPlaces = {
  educationLevel: ['reportBody.choice.level'],
  studyForm: ['reportBody.choice.form'],
  lamp: ['common.lamp'],
  itemResult: [['common.lamp', { none: 'noneFound', unverifiable: 'unverifiable' }]],
};

/** What a field offers, by its name, as lines of `offered`: values of a choice, words for a text. */
const offerNames: Readonly<Record<string, string>> = {
  educationLevel: 'level',
  studyForm: 'form',
  leaveReason: 'leaveReason',
  refereeRelation: 'relation',
  positionClass: 'positionClass',
};

/**
 * Says the words in force instead of the phrases they had in this page's files, wherever a screen says these. It is the reply's
 * language that is spoken to: call it before the reply is awaited.
 */
export function dictSayer(...places: DictPlaces[]): (words: DictWords) => void {
  const language = currentLanguage();
  return (words) => {
    const said = {};
    for (const [type, entries = []] of Object.entries(words)) {
      for (const at of places.flatMap((one) => one[type] ?? [])) {
        const [key, names] = typeof at === 'string' ? [at] : at;
        for (const { value, label } of entries) {
          const name = names ? names[value] : value;
          if (name) put(said, `${key}.${name}`, label);
        }
      }
      const offered = entries.filter(({ isOffered }) => isOffered);
      const isText = type === 'leaveReason' || type === 'refereeRelation';
      if (offerNames[type])
        put(
          said,
          `offered.${offerNames[type]}`,
          offered.map((one) => (isText ? one.label : one.value)).join('\n'),
        );
      const first = entries.find(({ isDefault }) => isDefault);
      if (first) put(said, `offered.first.${type}`, first.value);
    }
    if (Object.keys(said).length > 0) sayOver(language, said);
  };
}

function put(into: Record<string, unknown>, path: string, word: string): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = into;
  for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
  at[last] = word;
}
