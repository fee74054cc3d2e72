import { taskView } from '../tasks/taskView';
import { defineModule, outsideTransaction } from '../../kernel/module';
import { deleteApplication, getApplication, listApplications, openApplicationFile } from './applications';
import { applicationsExport } from './applicationsExport';
import { closeRegistrationLink, setRegistrationLink } from './formLink';
import { downloadRegistrationSheet } from './formSheet';
import { getRegistrationForm, listRegistrationForms, saveRegistrationForm } from './formService';
import {
  deleteOwnApplication,
  getOwnApplication,
  saveOwnApplication,
  submitOwnApplication,
} from './ownApplication';
import { deleteOwnFile, uploadOwnFile } from './ownFiles';
import { sendApplicantInvitations } from './invitations';
import { addInvitees, listInvitees, withdrawInvitees } from './invitees';
import { inviteesExport } from './inviteesExport';
import { tagsOf } from './tagRepository';
import { deleteRegistrationTag, setApplicationTags } from './tags';

export const registrationsModule = defineModule({
  name: 'registrations',
  handlers: {
    listRegistrationForms: (ctx) => listRegistrationForms(ctx),
    getRegistrationForm: (ctx, { query }) => getRegistrationForm(ctx, query),
    saveRegistrationForm: (ctx, { body }) => saveRegistrationForm(ctx, body),
    setRegistrationLink: (ctx, { body }) => setRegistrationLink(ctx, body),
    closeRegistrationLink: (ctx, { body }) => closeRegistrationLink(ctx, body.formId),
    listApplications: (ctx, { body }) => listApplications(ctx, body),
    getApplication: (ctx, { query }) => getApplication(ctx, query.applicationId),
    deleteApplication: (ctx, { body }) => deleteApplication(ctx, body.applicationId),
    openApplicationFile: (ctx, { body }) => openApplicationFile(ctx, body),
    exportApplications: (ctx, { body }) => applicationsExport.atOnce(ctx, body),
    startApplicationsExport: async (ctx, { body }) =>
      taskView(ctx, await applicationsExport.start(ctx, body)),
    listInvitees: (ctx, { body }) => listInvitees(ctx, body),
    addInvitees: (ctx, { body }) => addInvitees(ctx, body),
    sendApplicantInvitations: (ctx, { body }) => sendApplicantInvitations(ctx, body),
    withdrawInvitees: (ctx, { body }) => withdrawInvitees(ctx, body),
    exportInvitees: (ctx, { body }) => inviteesExport.atOnce(ctx, body),
    listRegistrationTags: (ctx) => tagsOf(ctx.tx, ctx.session.mainId),
    setApplicationTags: (ctx, { body }) => setApplicationTags(ctx, body),
    deleteRegistrationTag: (ctx, { body }) => deleteRegistrationTag(ctx, body.name),
    downloadRegistrationSheet: outsideTransaction((ctx, { query }) =>
      downloadRegistrationSheet(ctx, query.formId),
    ),
    getOwnApplication: (ctx) => getOwnApplication(ctx),
    saveOwnApplication: (ctx, { body }) => saveOwnApplication(ctx, body),
    submitOwnApplication: (ctx, { body }) => submitOwnApplication(ctx, body),
    uploadOwnFile: outsideTransaction((ctx, { query, file }) =>
      uploadOwnFile(ctx, file, query.questionId ?? null),
    ),
    deleteOwnFile: (ctx, { body }) => deleteOwnFile(ctx, body),
    deleteOwnApplication: (ctx) => deleteOwnApplication(ctx),
  },
});
