import { read } from './groups';
import type { OtherFact, Person, Place } from './types';

const plain = (shownBy: string, on: Place, ...who: Person[]) => ({ ...read(on, 'plain', ...who), shownBy });
const months =
  'src/features/operatorDesk/OperatorDeskPage.test.tsx › shows a year by its months, and who left it so';
const promised =
  'gateway/src/modules/calendar/calendar.test.ts › what is promised past the end of the calendar is an estimate, and stays when the holidays come';
const contact =
  'src/features/operatorDesk/contact/ContactDesk.test.tsx › shows what is told, what is planned, and who set it; a planned change is withdrawn';
const told =
  'gateway/src/modules/reference/sphere.test.ts › what is set today is told at once, by its keys and prefix, and what is empty is not told';

/** What operators keep for everybody. */
export const deskFacts: readonly OtherFact[] = [
  {
    what: 'The free days and worked weekends of a year, in the dates that are promised by them',
    kept: ['calendar_change.periods'],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(months, '/operatorDesk', 'operator'),
      plain(promised, '/initiateBack', 'owner', 'recruiter'),
      plain(promised, '/backRecord/detail', 'owner', 'recruiter'),
    ],
  },
  {
    what: 'The customer phone, e-mail, service hours and ICP number of the platform',
    kept: [
      'sphere_change.customer_phone',
      'sphere_change.customer_email',
      'sphere_change.service_hours',
      'sphere_change.icp_number',
    ],
    by: ['operator'],
    enteredOn: '/operatorDesk',
    read: [
      plain(contact, '/operatorDesk', 'operator'),
      plain(told, '/register', 'founder'),
      plain(told, '/candidate', 'candidate'),
      plain(told, '/sr', 'reader'),
    ],
  },
];
