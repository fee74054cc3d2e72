import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/en/plannedChange';

/** /operatorDesk?tab=limits: how much customers may do, kept by operators. */
export const limits = {
  title: 'Limits',
  lead: 'They hold for every enterprise alike. Whoever reaches one is told how much it is and when it is free again; nothing that was sent or asked for before is undone.',
  column: { limit: 'Limit', now: 'Now' },
  name: {
    smsInvitation: 'Invitations of candidates by SMS',
    smsMember: 'Invitations of colleagues by SMS',
    smsMemberUnverified: 'Invitations of colleagues by SMS, before the enterprise is verified',
    smsShare: 'Shared reports by SMS',
    smsApplicant: 'Invitations to a form for applicants by SMS',
    smsApplicantUnverified: 'Invitations to such a form, before the enterprise is verified',
    rechargesWaiting: 'Transfers that wait to be confirmed',
    paymentsOpen: 'Codes to pay by scanning that are open',
  },
  unit: {
    smsADay: 'SMS of one enterprise in 24 hours; from {{least}} to {{most}}, at first {{usual}}',
    atOnce: 'Of one enterprise at once; from {{least}} to {{most}}, at first {{usual}}',
  },
  since: 'Since {{day}}',
  planned: 'Planned from {{day}}: {{value}}',
  twoPersons: 'Amount above which two operators confirm a recharge',
  twoPersonsLink: 'Changed by two operators under Money received',
  fixed:
    'Not to be changed here: file sizes and line counts, which the API fixes, and the protection of sign-in, which is set at installation.',
  wasIs: '{{name}}: {{was}} → {{is}}',
  fault: {
    value: 'A whole number from {{least}} to {{most}}',
    effectiveOn: 'Please choose the day',
    reason: 'Please write at least four characters',
  },
  change: {
    action: 'Change',
    title: 'Change: {{name}}',
    value: 'New value',
    range: 'From {{least}} to {{most}}, at first {{usual}}',
    effectiveOn: 'From',
    effectiveHelp: 'Today takes effect at once; a later day begins at midnight in China',
    reason: 'Why',
    reasonHelp: 'It stays in the history',
    now: 'Change now',
    later: 'Plan the change',
    done: 'The limit is changed',
    planned: 'The change is planned',
    overtaken:
      'What you typed is kept. See in the history what was changed: if yours still fits, send it again. A change that is only planned has to be withdrawn first.',
  },
  effect: {
    smsInvitation_one:
      'From {{day}} on an enterprise invites {{count}} candidate by SMS in 24 hours, instead of {{before}}; after that it passes the link on by itself, or waits.',
    smsInvitation_other:
      'From {{day}} on an enterprise invites at most {{count}} candidates by SMS in 24 hours, instead of {{before}}; after that it passes the link on by itself, or waits.',
    smsMember_one:
      'From {{day}} on an enterprise invites {{count}} colleague by SMS in 24 hours, instead of {{before}}.',
    smsMember_other:
      'From {{day}} on an enterprise invites at most {{count}} colleagues by SMS in 24 hours, instead of {{before}}.',
    smsMemberUnverified_one:
      'From {{day}} on an enterprise that is not verified invites {{count}} colleague by SMS in 24 hours, instead of {{before}}.',
    smsMemberUnverified_other:
      'From {{day}} on an enterprise that is not verified invites at most {{count}} colleagues by SMS in 24 hours, instead of {{before}}.',
    smsShare_one:
      'From {{day}} on an enterprise sends a report’s link to {{count}} phone in 24 hours, instead of {{before}}.',
    smsShare_other:
      'From {{day}} on an enterprise sends a report’s link to at most {{count}} phones in 24 hours, instead of {{before}}.',
    smsApplicant_one:
      'From {{day}} on an enterprise invites {{count}} applicant by SMS in 24 hours, instead of {{before}}; the others are invited the day after.',
    smsApplicant_other:
      'From {{day}} on an enterprise invites at most {{count}} applicants by SMS in 24 hours, instead of {{before}}; the others are invited the day after.',
    smsApplicantUnverified_one:
      'From {{day}} on an enterprise that is not verified invites {{count}} applicant by SMS in 24 hours, instead of {{before}}.',
    smsApplicantUnverified_other:
      'From {{day}} on an enterprise that is not verified invites at most {{count}} applicants by SMS in 24 hours, instead of {{before}}.',
    rechargesWaiting_one:
      'From {{day}} on an enterprise has {{count}} transfer waiting at once, instead of {{before}}; it submits another one once that is decided.',
    rechargesWaiting_other:
      'From {{day}} on an enterprise has at most {{count}} transfers waiting at once, instead of {{before}}; it submits another one once one is decided.',
    paymentsOpen_one:
      'From {{day}} on an enterprise has {{count}} code to pay open at once, instead of {{before}}.',
    paymentsOpen_other:
      'From {{day}} on an enterprise has at most {{count}} codes to pay open at once, instead of {{before}}.',
  },
  history: {
    ...changeHistory,
    why: 'Why: {{reason}}',
  },
  withdraw: {
    ...changeWithdrawal,
    body: '{{name}}: the limit stays as it is now. The history keeps what was planned.',
  },
};
