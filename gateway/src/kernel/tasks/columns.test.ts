import type { Reader } from '../context';
import { cellsOf, type Column } from './columns';

const columns: Column<{ name: string; phone: string | null }, object>[] = [
  { head: { en: 'Name', zh: '姓名' }, width: 14, isName: true, value: ({ name }) => name },
  {
    ...{ head: { en: 'Phone', zh: '手机号' }, width: 14 },
    mask: (text) => `${text.slice(0, 3)}****`,
    value: ({ phone }) => phone,
  },
];
const lines = [
  { name: '欧阳青', phone: '13811110007' },
  { name: '李雷', phone: null },
];
const as = ([role]: [string]): Pick<Reader, 'lang' | 'session'> => ({
  lang: 'en',
  session: {
    ...{ sessionId: '', userId: '', kind: 'enterprise', mainId: '', mainIds: [''] },
    ...{ role, roles: [role], departmentId: null, loginType: 'password' },
  },
});

test('a name stands as the lists of its reader show it; what a column masks is masked for everybody', () => {
  const inFull = [
    ['欧阳青', '138****'],
    ['李雷', null],
  ];
  for (const role of ['owner', 'recruiter', 'finance', 'viewer', 'analyst'])
    expect(cellsOf(as([role]), columns, lines)).toEqual(inFull);
  const masked = [
    ['欧**', '138****'],
    ['李*', null],
  ];
  expect(cellsOf(as(['support']), columns, lines)).toEqual(masked);
  // What leaves with an enterprise hides them from its owner too.
  expect(cellsOf(as(['owner']), columns, lines, 'masked')).toEqual(masked);
});
