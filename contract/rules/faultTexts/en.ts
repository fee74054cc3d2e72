/**
 * Every sentence a shared rule can answer, in English. The texts of `phone` and `idNumber` are the specification's, to the letter.
 * A language is a file, so that the console loads the one it shows.
 */
export const en = {
  phone: {
    required: 'Please enter a phone number!',
    invalid: 'Please enter a valid phone number',
  },
  idNumber: {
    required: 'Please enter ID number!',
    invalid: 'Please enter a valid ID number',
    warnFormat: 'An 18-character ID number is 17 digits and a digit or X. Please check it.',
    warnChecksum: 'The check digit does not fit this ID number. Please check it.',
    warnBirthDate: 'The birth date in this ID number is not a real past date. Please check it.',
    warnRegion: 'The region code in this ID number is not in today’s list. Please check it.',
    wrongForm: 'An 18-character ID number is 17 digits and a digit or X',
    wrongDigit: 'The last character does not match the rest of this ID number: please check every character',
    noDate: 'The birth date in this ID number does not exist',
    unborn: 'The birth date in this ID number is still to come',
    over120: 'Whoever has this ID number would be older than 120 years',
    under16: 'Whoever has this ID number is under 16: nobody of that age is checked',
    incomplete:
      '16 characters are an incomplete ID number: nothing can be computed from it. Today’s numbers have 18.',
  },
  creditCode: {
    required: 'Please enter the unified social credit code',
    invalid: 'Please enter a valid unified social credit code',
  },
  password: {
    required: 'Please enter a password',
    tooShort: 'The password needs at least 8 characters',
    tooLong: 'The password may have at most 64 characters',
  },
};
