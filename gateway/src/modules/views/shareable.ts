/** The filters of the records that name no person by what somebody typed: the search's text (`q`) is left out. */
const CHOSEN = ['view', 'status', 'lamp', 'package', 'owner', 'batch', 'reached', 'sort'];
const DAYS = ['from', 'to', 'reportedFrom', 'reportedTo'];

const WORD = /^-?[a-zA-Z]{1,20}$/;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const IDS = new RegExp(`^${ID}(?:,${ID})*$`, 'i');
const DAY = /^\d{4}-\d\d-\d\d$/;

/** So many digits are a phone or an ID number, whatever stands between them but letters, and however wide they are. */
const NUMBER = /\p{Nd}{11}/u;
const BETWEEN = /[^\p{L}\p{N}]/gu;
/** Days or months of this century that are no part of a longer number: an ID number has a day of birth in it. */
const MOMENT = String.raw`20\d\d[-./]\d\d(?:[-./]\d\d)?`;
/** What follows the day of birth in an ID number. */
const REST_OF_ID = String.raw`(?:[^\p{L}\p{N}]*\d){3}[^\p{L}\p{N}]*[\dXx]`;
const MOMENTS = new RegExp(
  String.raw`(?<!\d[-./]?|(?:\d[^\p{L}\p{N}]*){3})${MOMENT}(?:[^\p{L}\p{N}]+${MOMENT})*(?![-./]?\d|${REST_OF_ID})`,
  'gu',
);

/**
 * True for a view that may be shown to others: its filters are chosen ones alone, and its name holds no phone and no ID number.
 * @param query the filters as the list's address writes them
 */
export function isShareable({ name, query }: { name: string; query: string }): boolean {
  if (NUMBER.test(name.normalize('NFKC').replace(MOMENTS, '').replace(BETWEEN, ''))) return false;
  return [...new URLSearchParams(query)].every(
    ([filter, value]) =>
      (CHOSEN.includes(filter) && (WORD.test(value) || IDS.test(value))) ||
      (DAYS.includes(filter) && DAY.test(value)),
  );
}
