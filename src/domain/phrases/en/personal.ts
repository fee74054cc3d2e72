/** Personal data that is shown only on request: numbers, documents, answers. Shared by record and editor. */
export const personal = {
  dialog: {
    tooShort_one: 'Please write something first',
    tooShort_other: 'Please write at least {{count}} characters',
    tooLong_one: 'At most {{count}} character',
    tooLong_other: 'At most {{count}} characters',
  },
  reveal: {
    action: 'Reveal',
    actionOf: 'Reveal: {{label}}',
    title: 'Show the full number?',
    signatureTitle: 'Show the signature?',
    fileTitle: 'Open this document?',
    open: 'Open',
    body: 'This is logged with your name and the purpose.',
    purpose: 'What you need it for',
  },
  section: {
    identity: 'Identity',
    education: 'Education',
    employment: 'Employment',
    certificates: 'Certificates',
    references: 'References',
  },
  file: {
    facts: '{{time}}, SHA-256 {{hash}}…',
    picture: 'Picture {{name}}',
    actualSize: 'Actual size',
    fit: 'Fit to the window',
    download: 'Download',
    close: 'Close',
    gone: 'This picture cannot be shown. It can be downloaded.',
  },
  answers: {
    title: 'Questions and answers',
    asked: 'Asked, {{who}}',
    answered: 'Answered, {{who}}',
    waitsFor: { candidate: 'waits for the candidate', enterprise: 'waits for the enterprise' },
    staff: 'Probity staff',
    candidate: 'the candidate',
    enterprise: 'the enterprise',
  },
};
