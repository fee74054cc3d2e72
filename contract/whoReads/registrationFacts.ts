import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const built =
  'src/features/registration/FormPage.test.tsx › a form is built with own questions in their order, previewed, and saved';
const listed =
  'src/features/registration/RegistrationsPage.test.tsx › shows each form with its state and use, and each application with its check';
const filledIn =
  'src/features/candidate/apply/ApplyPage.test.tsx › is filled in, saved as one goes, and sent with all that was typed';
const opened =
  'src/features/registration/ApplicationPage.test.tsx › shows what was sent in the words of the form, and leads to the check';
const compared =
  'src/features/registration/applicationVersions.test.tsx › what was sent when, and what each correction changed';
const invited =
  'src/features/registration/invitationList.test.tsx › shows how far each has come, by state, and as a file';
const tagged =
  'src/features/registration/ApplicationPage.test.tsx › tags are put on from the list or typed, and taken off';
const ordered =
  'src/features/initiate/fromApplication.test.tsx › a check begun from an application has its name and phone, takes along what was entered, and is nobody’s draft';
const takenOver =
  'gateway/src/modules/registrations/afterwards.test.ts › a check begun from an application: its entries stand in the candidate’s form, its row names the check';

/** What is entered in forms for applicants, and what applicants enter. */
export const registrationFacts: readonly OtherFact[] = [
  {
    what: 'The title of a form for applicants, its introduction, sections and what is said of them, own questions and days',
    kept: ['registration_form_version.title', 'registration_form_version.content'],
    by: ['owner', 'recruiter'],
    enteredOn: '/jobRegistration/form',
    read: [
      plain(built, '/jobRegistration/form', 'owner', 'recruiter'),
      plain(listed, '/jobRegistration', 'owner', 'recruiter'),
      plain(filledIn, '/apply', 'applicant'),
      plain(opened, '/jobRegistration/detail', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'An applicant’s name',
    kept: ['application.name'],
    by: ['applicant'],
    enteredOn: '/apply',
    read: [
      plain(filledIn, '/apply', 'applicant'),
      plain(listed, '/jobRegistration', 'owner', 'recruiter'),
      plain(opened, '/jobRegistration/detail', 'owner', 'recruiter'),
      plain(ordered, '/initiateBack', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'An applicant’s phone, proven by a code',
    kept: ['application.mobile_enc'],
    by: ['applicant'],
    enteredOn: '/checkPhone',
    read: [
      { ...read('/apply', 'masked', 'applicant'), shownBy: filledIn },
      { ...read('/jobRegistration', 'masked', 'owner', 'recruiter'), shownBy: listed },
      plain(opened, '/jobRegistration/detail', 'owner', 'recruiter'),
      plain(ordered, '/initiateBack', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'An applicant’s schools, employers, certificates and people who know their work, and the answers to own questions',
    kept: ['application.content_enc', 'application.draft_enc', 'application_version.content_enc'],
    by: ['applicant'],
    enteredOn: '/apply',
    read: [
      plain(filledIn, '/apply', 'applicant'),
      plain(opened, '/jobRegistration/detail', 'owner', 'recruiter'),
      plain(compared, '/jobRegistration/detail', 'owner', 'recruiter'),
      plain(takenOver, '/candidate', 'candidate'),
    ],
  },
  {
    what: 'The name and phone of somebody who is invited to apply, and how far they have come',
    kept: ['registration_invitee.name', 'registration_invitee.mobile_enc'],
    by: ['owner', 'recruiter'],
    enteredOn: '/jobRegistration/form',
    read: [{ ...read('/jobRegistration/form', 'masked', 'owner', 'recruiter'), shownBy: invited }],
  },
  {
    what: 'The words by which an enterprise sorts applications',
    kept: ['registration_tag.name', 'application.tags'],
    by: ['owner', 'recruiter'],
    enteredOn: '/jobRegistration/detail',
    read: [
      plain(tagged, '/jobRegistration/detail', 'owner', 'recruiter'),
      plain(listed, '/jobRegistration', 'owner', 'recruiter'),
    ],
  },
];
