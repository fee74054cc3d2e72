import { formatAuditFilters, parseAuditFilters, toAuditSearch } from './auditFilters';

const USER = '0190a1b2-0000-7000-8000-000000000002';
const parse = (address: string) => parseAuditFilters(new URLSearchParams(address));

test('formatting and parsing are each other’s way back; what is no filter is left out', () => {
  const filters = {
    q: 'PB1 cancelled',
    group: 'signIn',
    action: 'user.signedIn',
    who: USER,
    entity: 'check_item',
    from: '2026-01-01',
    to: '2026-01-31',
  };
  const address = formatAuditFilters(filters);
  expect(address).toMatchObject({ tab: 'audit', about: 'check_item' });
  expect(parseAuditFilters(new URLSearchParams(address))).toEqual(filters);
  expect(parse('tab=audit&who=me&group=%3Cx&from=soon&about=')).toEqual({ q: '' });
  expect(formatAuditFilters({ q: '' })).toEqual({ tab: 'audit' });
});

test('a kind of actor is asked for as a kind, a person by id', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(toAuditSearch(parse(`who=system&q=%20PB2%20`))).toEqual({
    timeZone,
    actorKind: 'system',
    q: 'PB2',
  });
  expect(toAuditSearch(parse(`who=${USER}`))).toEqual({ timeZone, actorId: USER });
});
