import { purposeIn } from './itemTitle';

const catalogue = [{ name: { en: 'Employment', zh: '工作履历' } }, { name: { en: 'Education', zh: '学历' } }];

test.each([
  ['To verify: Employment', '核实：工作履历'],
  ['To verify: Employment 2', '核实：工作履历 2'],
  ['To verify: Education: 清华大学', '核实：学历：清华大学'],
  ['To review the report', '复核报告'],
])('%s and %s are one purpose, each reader reads their own', (en, zh) => {
  for (const kept of [en, zh]) {
    expect(purposeIn(kept, catalogue, 'en')).toBe(en);
    expect(purposeIn(kept, catalogue, 'zh')).toBe(zh);
  }
});

test.each(['To call the candidate', 'To verify: Employments of 2019', 'To verify: the address'])(
  '%s is somebody’s own',
  (own) => expect(purposeIn(own, catalogue, 'zh')).toBe(own),
);
