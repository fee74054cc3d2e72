import { defineModule } from '../../kernel/module';
import { deleteApplication, getApplication, listApplications } from './applications';
import { closeRegistrationLink, setRegistrationLink } from './formLink';
import { getRegistrationForm, listRegistrationForms, saveRegistrationForm } from './formService';
import {
  deleteOwnApplication,
  getOwnApplication,
  saveOwnApplication,
  submitOwnApplication,
} from './ownApplication';

export const registrationsModule = defineModule({
  name: 'registrations',
  handlers: {
    listRegistrationForms: (ctx) => listRegistrationForms(ctx),
    getRegistrationForm: (ctx, { query }) => getRegistrationForm(ctx, query.formId),
    saveRegistrationForm: (ctx, { body }) => saveRegistrationForm(ctx, body),
    setRegistrationLink: (ctx, { body }) => setRegistrationLink(ctx, body),
    closeRegistrationLink: (ctx, { body }) => closeRegistrationLink(ctx, body.formId),
    listApplications: (ctx, { body }) => listApplications(ctx, body),
    getApplication: (ctx, { query }) => getApplication(ctx, query.applicationId),
    deleteApplication: (ctx, { body }) => deleteApplication(ctx, body.applicationId),
    getOwnApplication: (ctx) => getOwnApplication(ctx),
    saveOwnApplication: (ctx, { body }) => saveOwnApplication(ctx, body),
    submitOwnApplication: (ctx, { body }) => submitOwnApplication(ctx, body),
    deleteOwnApplication: (ctx) => deleteOwnApplication(ctx),
  },
});
