import i18next from 'i18next';
import { onPhrases } from './i18n';
import type { Language } from './languages';

/** The words in force of one dictionary, in its order. */
interface DictWord {
  value: string;
  label: string;
  isOffered: boolean;
  isDefault: boolean;
}
export type DictWords = Readonly<Record<string, readonly DictWord[] | undefined>>;

/**
 * The phrases of a dictionary's values: below which keys each value's word stands, under its own name or another one. Without a name
 * a word of that place stays as it is.
 */
type DictPlaces = Readonly<Record<string, readonly (string | readonly [string, Record<string, string>])[]>>;

/** The values of a form's fields, for the one who fills it in and for who reads it. */
const formPlaces: DictPlaces = {
  educationLevel: ['candidate.level'],
  studyForm: ['candidate.form'],
};
/** What a report says. */
const reportPlaces: DictPlaces = {
  educationLevel: ['reportBody.choice.level'],
  studyForm: ['reportBody.choice.form'],
  lamp: ['common.lamp'],
  itemResult: [['common.lamp', { none: 'noneFound', unverifiable: 'unverifiable' }]],
};

const states = { 0: 'none', 1: 'pending', 2: 'verified', 3: 'rejected' };

/** What signed-in readers meet besides: who orders, who works, and whoever reads what they did. */
const signedInPlaces: DictPlaces = {
  positionClass: [
    'initiate.candidate.classes',
    'packages.class',
    'recordDetail.positionClass',
    'batch.positionClass',
  ],
  consentWay: ['initiate.way', 'recordDetail.way', 'batch.way'],
  itemResult: ['report.draft.resultOf'],
  authStatus: [
    ['accountProfile.status', states],
    ['enterprise.status', states],
    ['frame.accounts', { 0: 'unverified' }],
  ],
  role: ['shell.role', 'approvals.approvers.role'],
};

const placesOf = { form: formPlaces, report: reportPlaces, signedIn: signedInPlaces };
export type PlacesName = keyof typeof placesOf;

/** The fields that choose from a dictionary, by it. */
const fieldOf: Readonly<Record<string, string>> = {
  educationLevel: 'level',
  studyForm: 'form',
  positionClass: 'positionClass',
};

/** What is said over the phrases of a language. */
const over: Partial<Record<Language, object>> = {};
const sayOver = (language: Language) => {
  if (over[language]) i18next.addResourceBundle(language, 'translation', over[language], true, true);
};
onPhrases(sayOver);

/**
 * Says the words in force instead of the phrases that this page's files have, wherever a screen says these: what is on screen is drawn
 * anew. Beside them lies what each field offers, in its order, and what a new entry begins with (offered.ts).
 * @param language the one in which the words were asked for
 */
export function sayWords(language: Language, words: DictWords, places: readonly PlacesName[]): void {
  const said = {};
  for (const [type, entries = []] of Object.entries(words)) {
    for (const at of places.flatMap((one) => placesOf[one][type] ?? [])) {
      const [key, names] = typeof at === 'string' ? [at] : at;
      for (const { value, label } of entries) {
        const name = names ? names[value] : value;
        if (name) put(said, `${key}.${name}`, label);
      }
    }
    const offered = entries.filter(({ isOffered }) => isOffered).map(({ value }) => value);
    if (fieldOf[type]) put(said, `offered.${fieldOf[type]}`, offered.join(' '));
    const first = entries.find(({ isDefault }) => isDefault);
    if (first) put(said, `offered.first.${type}`, first.value);
  }
  if (JSON.stringify(over[language]) === JSON.stringify(said)) return;
  over[language] = said;
  sayOver(language);
  i18next.emit('wordsInForce');
}

function put(into: Record<string, unknown>, path: string, word: string): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = into;
  for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
  at[last] = word;
}
