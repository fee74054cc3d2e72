import { randomUUID } from 'node:crypto';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { enter, ok, type Visitor } from './candidates';
import { sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';

/** The fields of a school that a form for applicants requires. */
export const studied = {
  school: '复旦大学',
  major: '会计学',
  level: 'bachelor',
  enrolled: '2012-09',
  graduated: '2016-07',
  result: 'graduation',
  hasDegree: false,
};

let made = 0;

/** The body of saveRegistrationForm: schools required, employers optional, one own question. */
export function formBody(overrides: Record<string, unknown> = {}) {
  made += 1;
  return {
    title: `Warehouse ${made}`,
    intro: 'Thank you for your interest.',
    sections: {
      education: 'required',
      employment: 'optional',
      certificates: 'off',
      references: 'off',
      documents: 'off',
    },
    sectionHelps: { education: 'From secondary school on.' },
    questions: [question()],
    keepDays: 180,
    ...overrides,
  };
}

export const question = (overrides: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  kind: 'text',
  label: 'When could you begin?',
  help: '',
  isRequired: true,
  choices: [],
  legalReason: '',
  ...overrides,
});

/** A lastDay some days from the test's now, in China. */
export const dayIn = (gateway: TestGateway, days: number): string =>
  new Date(gateway.clock.now().getTime() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

/** Forms and applicants of a demo account, by its recruiter; of the second by its owner. */
export async function registrationsOf(gateway: TestGateway, mainId: string = demoMains.first) {
  const user = mainId === demoMains.first ? demoUsers.recruiter : demoUsers.owner;
  const token = await sessionOf(gateway, user, mainId);
  const call = (operation: string, input: object): Promise<CallReply> =>
    gateway.call(operation, input, { token, mainId, lang: 'en', idempotencyKey: randomUUID() });
  const save = (body: object) => call('saveRegistrationForm', { body });
  const open = (formId: string, overrides: object = {}) =>
    call('setRegistrationLink', {
      body: { formId, expiresOn: dayIn(gateway, 30), mostApplications: 100, ...overrides },
    });
  return {
    token,
    call,
    save,
    open,
    /** A form with its link. */
    async opened(overrides: Record<string, unknown> = {}) {
      const body = formBody(overrides);
      const { formId } = ok(await save(body)).data as { formId: string };
      const { s } = ok(await open(formId)).data as { s: string };
      return { ...body, formId, s };
    },
  };
}

/** What an applicant may send to the form of `formBody`. */
export const contentFor = (form: { questions: readonly { id: string }[] }, overrides: object = {}) => ({
  name: '王小明',
  entries: { education: [studied] },
  answers: form.questions.map(({ id }) => ({ questionId: id, text: 'Next month' })),
  ...overrides,
});

/** An applicant who proves a phone, fills in and sends. */
export async function apply(
  gateway: TestGateway,
  form: { s: string; questions: readonly { id: string }[] },
  mobile: string,
  overrides: object = {},
): Promise<Visitor> {
  const applicant = await enter(gateway, mobile, form.s);
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form, overrides) }));
  const { version } = (await applicant.call('getOwnApplication')).data.form as { version: number };
  ok(await applicant.call('submitOwnApplication', { version, agreed: true }));
  return applicant;
}
