import { ok } from '../candidates';
import type { TestGateway } from '../gateway';
import { apply, contentFor, dayIn, formBody } from '../registrations';
import { visitor } from './callers';
import { newPhone } from './stage';
import { uuidv7 } from '../../src/kernel/ids';

/** A form with its link, what one applicant sent to it, and an applicant who has filled it in and not sent it. */
export async function addRegistrations(gateway: TestGateway, as: { token: string; mainId: string }) {
  const call = (operation: string, body: object) =>
    gateway.call(operation, { body }, { ...as, idempotencyKey: uuidv7() });
  const opened = async () => {
    const body = formBody({ title: uuidv7() });
    const { formId } = ok(await call('saveRegistrationForm', body)).data as { formId: string };
    const link = { formId, expiresOn: dayIn(gateway, 30), mostApplications: 5_000 };
    const { s } = ok(await call('setRegistrationLink', link)).data as { s: string };
    return { ...body, formId, s, link };
  };
  const [form, toClose] = [await opened(), await opened()];
  const byList = await opened();
  ok(await call('setRegistrationLink', { ...byList.link, byList: true }));
  ok(await call('addInvitees', { formId: byList.formId, text: `Wang Fang ${newPhone()}` }));
  const listed = ok(await call('listInvitees', { formId: byList.formId })).data;
  const { inviteeId } = listed.rows[0] as { inviteeId: string };
  await apply(gateway, form, newPhone());
  const { rows } = ok(await call('listApplications', { formId: form.formId })).data;
  const { applicationId } = rows[0] as { applicationId: string };
  return {
    ids: { formId: form.formId, applicationId },
    applicant: visitor(gateway, 'applicant', newPhone(), form.s),
    suited: {
      setRegistrationLink: form.link,
      addInvitees: { formId: byList.formId, text: `Li Wei ${newPhone()}` },
      sendApplicantInvitations: { formId: byList.formId, language: 'en', inviteeIds: [inviteeId] },
      withdrawInvitees: { formId: byList.formId, inviteeIds: [inviteeId] },
      closeRegistrationLink: { formId: toClose.formId },
      deleteApplication: { applicationId },
      saveOwnApplication: { s: form.s, content: contentFor(form) },
    },
  };
}

/** Deletes what applicants gave, and its forms: an account may only have a number of them. */
export const dropRegistrations = [
  ...['application_file', 'application_version', 'application', 'registration_tag', 'registration_invitee'],
  ...['registration_form_version', 'registration_form'],
].map((table) => `delete from ${table}`);
