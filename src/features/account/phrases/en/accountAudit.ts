/** /businessManage, tab "Audit log". The gateway sends the actions in words. */
export const accountAudit = {
  table: 'Audit log of this account',
  search: 'Search the log',
  searchHint: 'Action, name, order number, amount…',
  column: { at: 'Time', sentence: 'What happened', what: 'Action' },
  actingFor: 'acting for {{account}}',
  filter: {
    group: 'Kind',
    action: 'Action',
    person: 'Who',
    entity: 'About',
    from: 'From',
    to: 'Until',
  },
  kind: {
    visitor: 'Candidates and readers',
    system: 'The system',
    apiKey: 'API keys',
    anonymous: 'Somebody not signed in',
  },
  staff: '{{name}} (Probity staff)',
  chip: {
    q: '“{{text}}”',
    from: 'From {{day}}',
    to: 'Until {{day}}',
    about: 'About: {{what}}',
  },
  seal: {
    sealed:
      'Sealed up to number {{number}} at {{time}}. Every event carries the hash of the one before, so any edit, deletion or reordering shows when Probity verifies the chain.',
    none: 'Nothing is sealed yet: new events are within five seconds.',
    end: 'End of the chain',
    waiting_one: '{{count}} newer event is sealed within seconds.',
    waiting_other: '{{count}} newer events are sealed within seconds.',
    limit: 'An export carries up to 100,000 events and is noted here itself.',
  },
  empty: {
    none: 'Nothing has happened here yet',
    noneBody: 'Everything done in this account is recorded here, and stays.',
    filtered: 'No event matches',
    filteredBody:
      'Clear a filter, or search for fewer words: an action, a name, or a whole phone, order or other number or amount. Of a name that more than 2,000 candidates share, type all of it.',
  },
  detail: {
    fold: 'Details',
    who: 'Who',
    actingFor: 'Acting for',
    kind: 'Kind',
    about: 'About',
    ip: 'Network address',
    request: 'Request',
    number: 'Number in the chain',
    unsealed: 'Sealed within seconds',
    id: 'Event',
    close: 'Close',
  },
};
