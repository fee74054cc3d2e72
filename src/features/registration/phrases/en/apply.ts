/** /apply: the form of an enterprise, filled in by an applicant. */
export const apply = {
  closed: 'This form is closed',
  closedKept:
    'This form is closed. What you have filled in is kept until {{day}}; you can read or delete it here.',
  until: 'You can send it until {{day}}.',
  saved: 'It is saved as you go: with this link and your phone number you can continue on any device.',
  about: 'About you',
  name: 'Your name',
  phone: 'Your phone number',
  questions: 'More questions',
  legalReason: 'Why this is asked: {{reason}}',
  choose: 'Please choose',
  optionalSection: 'You can leave this out.',
  new: 'New',
  notice: {
    title: 'Who reads this, and for how long',
    who: '{{name}} reads what you send here, to decide about your application. Nobody checks it before {{name}} asks for your consent; what you entered is then offered to you again, so that you need not type it twice.',
    days_one: 'It is deleted by itself {{count}} day after you send it.',
    days_other: 'It is deleted by itself {{count}} days after you send it.',
    own: 'You can read it here until then, and delete it at any time.',
    agree: 'I have read this',
    agreeMissing: 'Please confirm that you have read this',
  },
  fault: {
    name: 'Please enter your name',
    noName: 'This does not look like a name',
    nameLong: 'At most 50 characters',
    section: 'Please add at least one entry',
    answer: {
      missing: 'Please answer this question',
      choice: 'Please choose from the list',
      date: 'Please give a day, as in 2021-07-15',
      long: 'At most 1,000 characters',
    },
  },
  changed: 'The enterprise has changed this form. What you typed is kept; questions that are new are marked.',
  elsewhere:
    'You went on with this form in another tab or on another device. To continue here, load what is saved there.',
  load: 'Load what is saved',
  submit: 'Send',
  sent: {
    title: 'Thank you, {{name}} has your application',
    lead: 'Sent on {{time}}. It is deleted by itself on {{day}}.',
    next: 'The enterprise will contact you. This is what you sent:',
  },
  delete: {
    action: 'Delete everything',
    title: 'Delete what you gave?',
    body: 'The enterprise can no longer read it, and it cannot be brought back.',
    done: 'Everything you gave is deleted.',
    doneBody: 'Nothing of it is left with the enterprise’s form. You can close this page.',
  },
};
