import { actionsOfGroups, auditActionNames, auditActions, auditGroupNames } from './auditActions';
import { auditDetails } from './auditDetails';

test('every action is named <thing>.<what> and has words of its own in both languages', () => {
  for (const name of auditActionNames) {
    expect(name).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
    expect(auditActions[name].en).toMatch(/^[A-Z].+/);
    expect(auditActions[name].zh).toMatch(/\p{Script=Han}/u);
  }
  for (const lang of ['en', 'zh'] as const) {
    const words = auditActionNames.map((name) => auditActions[name][lang]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test('the groups hold every action exactly once', () => {
  const all = auditGroupNames.flatMap((group) => actionsOfGroups([group]));
  expect([...all].sort()).toEqual([...auditActionNames].sort());
  for (const group of auditGroupNames) expect(actionsOfGroups([group]).length).toBeGreaterThan(0);
});

test('every detail has words in both languages', () => {
  for (const { en, zh } of Object.values(auditDetails)) {
    expect(en).toMatch(/^[A-Z]/);
    expect(zh).toMatch(/\p{Script=Han}/u);
  }
});
