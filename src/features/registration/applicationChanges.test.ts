import { formContent, ownQuestion, QUESTION } from '../../test/registrations';
import { changesBetween, type Sending } from './applicationChanges';

const words = (field: { name: string }, entry: object) =>
  (entry as Record<string, string | undefined>)[field.name];
const sending = (content: Partial<Sending['content']>, form = formContent()): Sending => ({
  form,
  content: { name: 'Li Ming', entries: {}, answers: [], ...content },
});
const told = (before: Sending, after: Sending, files: { fileName: string }[] = []) =>
  changesBetween(before, after, words, files).map(({ what, before: old, after: now }) => [
    what.kind === 'entry' ? `${what.section} ${what.number} ${what.field.name}` : what.kind,
    old,
    now,
  ]);

it('says field by field what is otherwise, in the order of the form, and nothing of what is the same', () => {
  const before = sending({
    entries: { education: [{ school: 'Fudan', major: 'Law' }], employment: [{ company: 'SF' }] },
    answers: [{ questionId: QUESTION, text: 'Now' }],
  });
  const after = sending({
    name: 'Li Min',
    entries: { education: [{ school: 'Fudan', major: 'Accounting' }, { school: 'Tongji' }] },
    answers: [{ questionId: QUESTION, text: 'In May' }],
  });
  expect(told(before, after, [{ fileName: 'diploma.pdf' }])).toEqual([
    ['name', 'Li Ming', 'Li Min'],
    ['education 1 major', 'Law', 'Accounting'],
    ['education 2 school', '', 'Tongji'],
    ['employment 1 company', 'SF', ''],
    ['question', 'Now', 'In May'],
    ['file', '', 'diploma.pdf'],
  ]);
  expect(told(after, after)).toEqual([]);
});

it('a question that is asked no more, and one that is new, are changes of their answers', () => {
  const added = ownQuestion({ id: QUESTION.replace(/2$/, '3'), label: 'Which shift?' });
  const before = sending({ answers: [{ questionId: QUESTION, text: 'Now' }] });
  const after = sending(
    { answers: [{ questionId: added.id, text: 'Night' }] },
    formContent({ questions: [added] }),
  );
  expect(told(before, after)).toEqual([
    ['question', '', 'Night'],
    ['question', 'Now', ''],
  ]);
});
