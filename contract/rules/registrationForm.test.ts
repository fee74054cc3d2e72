import {
  answerFault,
  formFaults,
  isProtected,
  MOST_APPLICATIONS,
  MOST_QUESTIONS,
  tidied,
  type OwnQuestion,
  type RegistrationFormDraft,
} from './registrationForm';

const question = (overrides: Partial<OwnQuestion> = {}): OwnQuestion => ({
  id: 'a',
  kind: 'text',
  label: 'When could you begin?',
  help: '',
  isRequired: false,
  choices: [],
  legalReason: '',
  ...overrides,
});
const form = (overrides: Partial<RegistrationFormDraft> = {}): RegistrationFormDraft => ({
  title: 'Drivers',
  intro: '',
  sections: { education: 'off', employment: 'off', certificates: 'off', references: 'off', documents: 'off' },
  sectionHelps: {},
  questions: [],
  keepDays: 180,
  ...overrides,
});
const faultsOf = (questions: OwnQuestion[]) => formFaults(form({ questions })).map(({ fault }) => fault);

test('the limits: "40 own questions a form; 5 000 entries a link"', () => {
  expect([MOST_QUESTIONS, MOST_APPLICATIONS]).toEqual([40, 5_000]);
  const many = (count: number) => Array.from({ length: count }, (_, n) => question({ label: `Q ${n}` }));
  expect(faultsOf(many(40))).toEqual([]);
  expect(faultsOf(many(41))).toEqual(['tooManyQuestions']);
});

test.each([
  ['婚姻状况'],
  ['是否有子女'],
  ['政治面貌'],
  ['民族'],
  ['健康状况'],
  ['Marital status'],
  ['Do you have any children?'],
  ['Are you pregnant'],
  ['Any disabilities or illness?'],
  ['Your religion'],
])('%s is protected', (label) => {
  expect(isProtected(question({ label }))).toBe(true);
  expect(faultsOf([question({ label })])).toEqual(['legalReasonMissing']);
  expect(faultsOf([question({ label, legalReason: 'Article 45 of the Food Safety Law' })])).toEqual([]);
});

test.each([
  ['When could you begin?'],
  ['Which grace period do you have?'],
  ['Do you hold a forklift licence?'],
  ['期望薪资'],
  ['能否接受夜班'],
])('%s is not', (label) => {
  expect(isProtected(question({ label }))).toBe(false);
});

test('what is protected may stand in the help or in a choice as well', () => {
  expect(isProtected(question({ help: 'Married or single' }))).toBe(true);
  expect(isProtected(question({ kind: 'choice', choices: ['已婚', '未婚'] }))).toBe(true);
});

test('choices: two to twenty, each once; other kinds have none', () => {
  const chosen = (choices: string[]) => faultsOf([question({ kind: 'choice', choices })]);
  expect(chosen(['Day'])).toEqual(['choicesFew']);
  expect(chosen(['Day', 'Day'])).toEqual(['choiceTwice']);
  const twice = question({ kind: 'choice', choices: ['Night', 'Day', ' Day'] });
  expect(formFaults(form({ questions: [twice] }))).toMatchObject([{ fault: 'choiceTwice', choice: 'Day' }]);
  expect(chosen(['Day', 'x'.repeat(51)])).toEqual(['choiceLong']);
  expect(chosen(Array.from({ length: 21 }, (_, n) => String(n)))).toEqual(['choicesMany']);
  expect(tidied(form({ questions: [question({ choices: ['a', 'b'] })] })).questions[0]!.choices).toEqual([]);
});

test('what is said of a section: 200 characters, nothing that the law protects, nothing kept where nothing is said', () => {
  const faultsOfHelp = (education: string) =>
    formFaults(form({ sectionHelps: { education } })).map(({ path, fault }) => `${path} ${fault}`);
  expect(faultsOfHelp('x'.repeat(200))).toEqual([]);
  expect(faultsOfHelp('x'.repeat(201))).toEqual(['sectionHelps.education helpLong']);
  expect(faultsOfHelp('请注明婚姻状况')).toEqual(['sectionHelps.education helpProtected']);
  const { sectionHelps } = tidied(form({ sectionHelps: { references: ' Two of them ', education: ' ' } }));
  expect(sectionHelps).toEqual({ references: 'Two of them' });
});

test('a law that nothing needs is not kept', () => {
  const [kept] = tidied(form({ questions: [question({ legalReason: 'Some law' })] })).questions;
  expect(kept!.legalReason).toBe('');
});

test('an answer: required, from the list, a day that exists, at most 1 000 characters', () => {
  expect(answerFault(question({ isRequired: true }), ' ')).toBe('missing');
  expect(answerFault(question(), undefined)).toBeUndefined();
  expect(answerFault(question({ kind: 'choice', choices: ['Day'] }), 'Night')).toBe('choice');
  expect(answerFault(question({ kind: 'date' }), '2026-02-29')).toBe('date');
  expect(answerFault(question({ kind: 'date' }), '2028-02-29')).toBeUndefined();
  expect(answerFault(question(), 'x'.repeat(1_001))).toBe('long');
});
