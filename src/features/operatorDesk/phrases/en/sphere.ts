import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/en/plannedChange';

/** /operatorDesk?tab=contact: how everybody reaches the platform, kept by operators. */
export const sphere = {
  title: 'Public contact',
  lead: 'Everybody reads it, signed in or not: on the cover, at sign-in, and wherever a screen says whom to ask.',
  field: {
    customerPhone: 'Customer phone',
    customerEmail: 'E-mail address',
    serviceHours: 'Hours on working days',
    icpNumber: 'ICP number of the site',
    effectiveOn: 'From',
  },
  help: {
    customerPhone: 'A mobile, a landline with its area code, a 400 number or a short one',
    customerEmail: 'Shown on the cover',
    serviceHours: 'China’s time, as in 09:00-18:00; shown beside the phone',
    icpNumber: 'As it stands on the filing; shown on the cover',
    effectiveOn: 'Today takes effect at once; a later day begins at midnight in China',
  },
  fault: {
    missing: 'This is missing',
    long: 'At most {{limit}} characters',
    phone: 'A mobile, a landline with its area code, a 400 number or a short one such as 95588',
    email: 'Please enter a complete e-mail address',
    hours: 'From and to in hours and minutes, as in 09:00-18:00',
    icp: 'As it stands on the filing: the province, ICP, and the number',
    effectiveOn: 'Please choose the day',
  },
  none: 'none',
  fixed:
    'The installation sets the customer phone to {{phone}}. What is entered here is shown once it no longer does.',
  change: 'Change the public contact',
  plannedNote: 'A change from {{day}} on is planned. Withdraw it to plan another one.',
  review: 'See what changes',
  overtaken:
    'What you typed is kept. See in the history what was changed, then send yours again if it still applies.',
  confirm: {
    titleNow: 'Change the public contact now?',
    title: 'Change the public contact from {{day}} on?',
    now: 'Change now',
    later: 'Change from {{day}}',
    reads:
      'It is then read on the cover, at sign-in and registration, by candidates and readers of reports whose link is closed, and by enterprises beside their certification and recharges. A page that is open shows it when it is loaded again.',
  },
  wasIs: '{{label}}: {{was}} → {{is}}',
  nothing: 'Nothing is different.',
  history: changeHistory,
  withdraw: {
    ...changeWithdrawal,
    body: 'The public contact stays as it is now. The history keeps what was planned.',
  },
  done: {
    now: 'Changed',
    planned: 'Planned from {{day}}',
  },
};
